import { type ChangeEvent, type ComponentProps, useState } from 'react';
import type { Proposal } from '#domain/companies/joining/joining.server.ts';
import { registrationNumberHint } from '#domain/companies/registration/registration-number-hint.ts';
import { NUMBER_OF_EMPLOYEES } from '#domain/site/company-terms.ts';
import { COUNTRIES } from '#domain/site/countries.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Banner, Field } from '#web/ui/forms/field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { Flag } from '#web/ui/pictures/flag.tsx';
import { useFlagOfTypedName } from '#web/workspace/flag-of-typed-name.ts';
import { LONGEST_NAME } from '#web/workspace/profile-form.tsx';
import { WebsiteField } from '#web/workspace/website-field.tsx';
import { Actions, PageText, Pair, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import css from './new-startup-forms.module.css';

type FormProps = { action: string; mistakes: Mistakes | undefined };

/** The first step: one address, or none. */
export function WebsiteForm({ action, mistakes, name }: FormProps & { name: string }) {
  const { message, field } = formState(mistakes, 'read');
  return (
    <TwoColumn title="Website">
      <WorkspaceForm action={action} intent="read" message={message}>
        {name && <NameField name="name" defaultValue={name} />}
        <WebsiteField label="Your startup’s website" required {...field('website')} />
        <Actions>
          <Button type="submit">Read the website</Button>
          {/* Sends the form, so that the next step begins with what was typed here. */}
          <Button type="submit" kind="line" name="step" value="profile">
            Fill it in myself
          </Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}

/** The second step: the facts from the website, to correct, and what else approval needs. */
export function NewStartupForm({
  action,
  mistakes,
  proposal,
  name,
}: FormProps & { proposal: Proposal | null; name: string }) {
  const { isRead = true, ...proposed } = proposal ?? { name };
  const { message, field } = formState(mistakes, 'create', proposed);
  const country = field('countryCode');
  const logo = field('logoImageId');
  const number = field('registrationNumber');
  const [countryCode, setCountryCode] = useState(country.defaultValue);
  const hint = registrationNumberHint(countryCode);
  return (
    <TwoColumn title="Profile">
      <WorkspaceForm action={action} intent="create" message={message}>
        {proposal && !isRead && <Banner tone="note">We could not read this website. Please fill in the fields.</Banner>}
        <NameField {...field('name')} />
        <WebsiteField {...field('website')} />
        <Field label="What you do, in one line" longest={160} {...field('intro')} />
        {logo.defaultValue && (
          <div className={css.logo}>
            <img src={`/images/${logo.defaultValue}/logo`} alt="The logo on your website" width={64} height={64} />
            <Check name="logoImageId" value={logo.defaultValue} defaultChecked label="Use this logo" />
          </div>
        )}
        <Pair>
          <SelectField
            label="Country of the company"
            {...country}
            onChange={(event: ChangeEvent<HTMLSelectElement>) => setCountryCode(event.target.value)}
            options={COUNTRIES.map(({ code, name: label }) => ({ key: code, label }))}
          />
          <Field
            label={hint.name}
            longest={40}
            spellCheck={false}
            {...number}
            hint={
              hint.example && !number.error && <p className={css.hint}>Such as {hint.example}. We check its digits.</p>
            }
          />
        </Pair>
        <Pair>
          <Field label="Founded in" inputMode="numeric" longest={4} placeholder="2021" {...field('founded')} />
          <SelectField label="People" {...field('numberOfEmployees')} options={NUMBER_OF_EMPLOYEES} />
        </Pair>
        <Actions>
          <Button type="submit">Create startup profile</Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}

/** The name, beside the flag that it would fly. */
function NameField(field: Omit<ComponentProps<typeof Field>, 'label' | 'onChange'> & { defaultValue?: string }) {
  const [value, setValue] = useState(field.defaultValue ?? '');
  const name = value.trim();
  const { code } = useFlagOfTypedName(name);
  return (
    <div className={css.named}>
      <Field
        label="Name of the startup"
        autoComplete="organization"
        longest={LONGEST_NAME}
        required
        {...field}
        onChange={(event) => setValue(event.target.value)}
      />
      {name && <Flag key={code} code={code} size={46} label={`The flag of ${name}`} />}
    </div>
  );
}

/** The startup is here already: the founder asks its team instead of making a second profile. */
export function AskToJoinForm({ action, mistakes }: { action: string; mistakes: Mistakes }) {
  const { values, code } = mistakes;
  const { message, field } = formState(mistakes, 'ask');
  const isByNumber = code === 'E_NUMBER_HELD' || (values.intent === 'ask' && values.registrationNumber);
  const target = isByNumber
    ? { countryCode: values.countryCode ?? '', registrationNumber: values.registrationNumber ?? '' }
    : { website: values.website ?? '' };
  return (
    <TwoColumn title="Ask to join">
      <WorkspaceForm action={action} intent="ask" message={message}>
        {values.intent !== 'ask' && <Banner tone="note">{mistakes.message}</Banner>}
        <PageText>
          <p>Its owners see your name, your email address and this message.</p>
        </PageText>
        {Object.entries(target).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextArea label="A few words to the team (optional)" rows={3} longest={500} {...field('message')} />
        <Actions>
          <Button type="submit">Ask to join</Button>
          {!isByNumber && (
            <LinkButton kind="line" href={action}>
              Use another website
            </LinkButton>
          )}
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}
