import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { WebsiteField } from './website-field.tsx';
import { Actions, WorkspaceForm } from './workspace-page.tsx';

/** As the domain's input allows. */
export const LONGEST_NAME = 80;

/** The fields that startup, investor and talent profiles share. */
export function ProfileForm({
  action,
  intent,
  nameLabel,
  isPerson = false,
  introLabel,
  introExample,
  submit,
  initial,
  mistakes,
}: {
  action: string;
  intent: string;
  nameLabel: string;
  /** The name is a person's, not an organisation's. */
  isPerson?: boolean;
  introLabel: string;
  introExample: string;
  submit: string;
  initial?: { name: string; website: string | null; intro: string };
  mistakes: Mistakes | undefined;
}) {
  const { message, field } = formState(mistakes, intent, { ...initial, website: initial?.website ?? '' });
  return (
    <WorkspaceForm action={action} intent={intent} message={message}>
      <Field
        label={nameLabel}
        autoComplete={isPerson ? 'name' : 'organization'}
        longest={LONGEST_NAME}
        required
        {...field('name')}
      />
      <WebsiteField {...field('website')} />
      <Field label={introLabel} longest={160} placeholder={introExample} {...field('intro')} />
      <Actions>
        <Button type="submit">{submit}</Button>
      </Actions>
    </WorkspaceForm>
  );
}
