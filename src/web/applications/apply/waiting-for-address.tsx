import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { LONGEST_EMAIL } from '#domain/accounts/account.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { mistakesIn, useActionForm } from '#web/app/use-action-form.ts';
import { PasswordField } from '#web/auth/password-field.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Banner, Field } from '#web/ui/forms/field.tsx';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import css from './apply.module.css';
import type { ApplyData } from './load-apply.server.ts';

export const RESENT = 'We have sent a new link. It works for 24 hours. Please use the one in the latest email.';
export const CORRECTED = 'Corrected. We have emailed a link to the new address, and the earlier link no longer works.';

/** Says that a complete application waits for the address of its person, who may correct it (rules.md §5). */
export function WaitingForAddress({
  data: { job, person },
  waitsUntil,
  mistakes,
  heading: Heading,
  onCorrected,
}: {
  data: ApplyData;
  waitsUntil: string;
  /** Why the form to correct the address was refused, without JavaScript. */
  mistakes: Mistakes | null;
  heading: 'h1' | 'h2';
  /** Loads the data again with the corrected address. */
  onCorrected: () => void;
}) {
  const path = `/jobs/${job.id}/apply`;
  const email = person?.email;
  const first = useRef(email);
  // The form with the focus closes once the address has changed.
  useEffect(() => {
    if (email !== first.current) document.getElementById('apply-title')?.focus();
  }, [email]);
  const isInDrawer = Heading === 'h2';
  return (
    <div className={css.in}>
      <Heading id="apply-title" tabIndex={-1}>
        One step left: confirm your address
      </Heading>
      <p className={css.lead}>
        We emailed a link to <b>{email}</b>. Open it, and your application is sent to {job.company.name}. It waits until{' '}
        {waitsUntil}.
      </p>
      {isInDrawer && email !== first.current && <Banner tone="ok">{CORRECTED}</Banner>}
      <ResendLink path={path} />
      <CorrectAddress key={email} path={path} mistakes={mistakes} isInDrawer={isInDrawer} onCorrected={onCorrected} />
    </div>
  );
}

/** Mails the link again. Without scripts it leads back to `path`, which says what came of it. */
function ResendLink({ path }: { path: string }) {
  const { state, data, submit } = useFetcher<object | Mistakes>();
  const mistakes = mistakesIn(data);
  return (
    <form
      method="post"
      action="/client/verify-email"
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== 'idle') return;
        void submit(
          { resend: 'true' },
          { method: 'post', action: '/client/verify-email', defaultShouldRevalidate: false },
        );
      }}
    >
      <input type="hidden" name="resend" value="true" />
      <input type="hidden" name="to" value={path} />
      <Button type="submit" kind="line" size="sm">
        Send the link again
      </Button>{' '}
      <span role="status">{state !== 'idle' ? 'Sending…' : mistakes ? mistakes.message : data ? RESENT : ''}</span>
    </form>
  );
}

function CorrectAddress({
  path,
  mistakes,
  isInDrawer,
  onCorrected,
}: {
  path: string;
  mistakes: Mistakes | null;
  isInDrawer: boolean;
  onCorrected: () => void;
}) {
  const { form, onSubmit, onInput, wrong, isSending } = useActionForm<{ outcome: string }>({
    action: path,
    initial: mistakes,
    onAnswer: (answer) => !mistakesIn(answer) && isInDrawer && onCorrected(),
  });
  return (
    <Disclosure summary="Wrong address? Correct it" className={css.correct} open={Boolean(mistakes)}>
      <form ref={form} method="post" action={path} onSubmit={onSubmit} onInput={onInput} noValidate>
        <input type="hidden" name="intent" value="correct" />
        {isInDrawer && <input type="hidden" name="stay" value="1" />}
        {wrong.banner && <Banner>{wrong.banner}</Banner>}
        <Field
          label="Correct email address"
          name="email"
          type="email"
          autoComplete="email"
          longest={LONGEST_EMAIL}
          defaultValue={mistakes?.values.email}
          error={wrong.fields.email}
        />
        <PasswordField
          label="The password you have chosen"
          autoComplete="current-password"
          error={wrong.fields.password}
        />
        <Button type="submit" size="sm" aria-disabled={isSending || undefined}>
          {isSending ? 'Sending…' : 'Correct it and send a new link'}
        </Button>
      </form>
    </Disclosure>
  );
}
