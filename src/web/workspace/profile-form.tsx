import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Actions, WorkspaceForm } from './workspace-page.tsx';

/** The three things a startup, an investor and a talent say of themselves, for now. */
export function ProfileForm({
  action,
  intent,
  nameLabel,
  isPerson = false,
  introLabel,
  introExample,
  submit,
  kept,
  mistakes,
}: {
  action: string;
  intent: string;
  nameLabel: string;
  /** The name is one's own, not an organisation's. */
  isPerson?: boolean;
  introLabel: string;
  introExample: string;
  submit: string;
  kept?: { name: string; website: string | null; intro: string };
  mistakes: Mistakes | undefined;
}) {
  const { message, field } = formState(mistakes, intent, { ...kept, website: kept?.website ?? '' });
  return (
    <WorkspaceForm action={action} intent={intent} message={message}>
      <Field
        label={nameLabel}
        autoComplete={isPerson ? 'name' : 'organization'}
        maxLength={80}
        required
        {...field('name')}
      />
      <Field
        label="Website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        placeholder="skjaergard.example"
        {...field('website')}
      />
      <Field label={introLabel} maxLength={160} placeholder={introExample} {...field('intro')} />
      <Actions>
        <Button type="submit">{submit}</Button>
      </Actions>
    </WorkspaceForm>
  );
}
