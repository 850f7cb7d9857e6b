import { DATA_TERMS } from '#domain/companies/data-terms.ts';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { Check } from '#web/ui/check.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { Choice } from './choice.tsx';
import { textOf } from './draft-form.ts';
import { QuestionRows } from './question-rows.tsx';
import sections from './sections.module.css';

type Props = { contents: DraftContents; typed: DraftContents; errors: Record<string, string>; isHydrated: boolean };

/** Where applications go: to this site, to an address that gets links to them, or to a page of the startup. */
export function ApplySection({
  contents,
  typed,
  errors,
  isHydrated,
  email,
  appliesBy,
  hasDataTerms,
  onChange,
}: Props & { email: string; appliesBy: 'platform' | 'email' | 'link'; hasDataTerms: boolean; onChange: () => void }) {
  const by = textOf(contents.receiveApplicants);
  // A new job has no way to apply yet, and an imported one may have another.
  const isChosen = by === 'platform' || by === 'link' || by === 'email';
  const chosen = isChosen ? by : contents.link ? 'link' : appliesBy;
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
            <Check label="We accept the data-processing terms for applications" name="acceptDataTerms" />
            <p className={sections.meta}>
              {now === 'email' && isHydrated
                ? 'Once for your startup. Without them, people see the address and write there themselves.'
                : 'Once for your startup. People can apply on this site once you accept them.'}
            </p>
            <Disclosure summary="Read the terms">
              <ol>
                {DATA_TERMS.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ol>
            </Disclosure>
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
            maxLength={200}
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
            maxLength={1000}
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
