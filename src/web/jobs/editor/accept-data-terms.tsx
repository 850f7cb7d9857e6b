import { DATA_TERMS } from '#domain/companies/settings/data-terms.ts';
import { Check } from '#web/ui/forms/check.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import sections from './sections.module.css';

/** Asks a startup for the data-processing terms before its first applicant (Art. 28 GDPR, rules §9). */
export function AcceptDataTerms({
  isByEmail,
  isTicked,
  error,
}: {
  isByEmail: boolean;
  isTicked: boolean;
  error?: string | undefined;
}) {
  return (
    <>
      <Check
        id="acceptDataTerms"
        label="We accept the data-processing terms for applications"
        name="acceptDataTerms"
        defaultChecked={isTicked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'acceptDataTerms-error' : undefined}
      />
      {error && <FieldError id="acceptDataTerms-error">{error}</FieldError>}
      <p className={sections.meta}>
        {isByEmail
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
    </>
  );
}

const TICKED = 'terms';

/** Carries the tick between editor and preview. Nothing is accepted until the job is published. */
export function withTerms(href: string, isTicked: boolean): string {
  return isTicked ? `${href}?${TICKED}=1` : href;
}

export const hasTickedTerms = ({ searchParams }: URL): boolean => searchParams.get(TICKED) === '1';
