import type { DraftContents } from '#domain/jobs/inputs.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { AcceptDataTerms } from './accept-data-terms.tsx';
import { Choice } from './choice.tsx';
import { textOf, wayToApplyOf } from './draft-form.ts';
import { QuestionRows } from './question-rows.tsx';
import sections from './sections.module.css';

type Props = { contents: DraftContents; typed: DraftContents; errors: Record<string, string>; isHydrated: boolean };

/** Asks where applications go: to this site, to an address that gets links to them, or to a page of the startup. */
export function ApplySection({
  contents,
  typed,
  errors,
  isHydrated,
  email,
  appliesBy,
  hasDataTerms,
  hasAcceptedTerms,
  onChange,
}: Props & {
  email: string;
  appliesBy: 'platform' | 'email' | 'link';
  hasDataTerms: boolean;
  /** They ticked the terms and have not published yet. */
  hasAcceptedTerms: boolean;
  onChange: () => void;
}) {
  const { chosen, isChosen } = wayToApplyOf(contents, appliesBy);
  const now = textOf(typed.receiveApplicants) || chosen;
  return (
    <section className={sections.section} id="apply">
      <h2>How people apply</h2>
      <div className={sections.fields}>
        <Choice
          name="receiveApplicants"
          label="People apply"
          look="segments"
          showsLabel={false}
          options={[
            { value: 'platform', label: 'On this site' },
            { value: 'email', label: 'By email' },
            { value: 'link', label: 'At a link' },
          ]}
          chosen={[chosen]}
          error={errors.receiveApplicants}
        />
        {!hasDataTerms && (
          <div data-field="terms" hidden={isHydrated && now === 'link'}>
            <AcceptDataTerms
              isByEmail={now === 'email' && isHydrated}
              isTicked={hasAcceptedTerms}
              error={errors.acceptDataTerms}
            />
          </div>
        )}
        <div data-field="email" hidden={isHydrated && now !== 'email'}>
          <Field
            id="applyEmail"
            label="Email address for applications"
            name="applyEmail"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            longest={200}
            defaultValue={textOf(contents.applyEmail ?? (isChosen ? '' : email))}
            error={errors.applyEmail}
            hint={<p className={sections.meta}>It gets links to the applications, never files.</p>}
          />
        </div>
        <div data-field="link" hidden={isHydrated && now !== 'link'}>
          <Field
            id="link"
            label="Link where people apply"
            name="link"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            longest={1000}
            placeholder="https://"
            defaultValue={textOf(contents.link)}
            error={errors.link}
            hint={<p className={sections.meta}>Your own site or a known hiring system. Any other is reviewed first.</p>}
          />
        </div>
        <div data-field="questions" hidden={isHydrated && now === 'link'}>
          <QuestionRows contents={contents} errors={errors} isHydrated={isHydrated} onChange={onChange} />
        </div>
      </div>
    </section>
  );
}
