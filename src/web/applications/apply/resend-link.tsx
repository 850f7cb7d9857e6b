import { useFetcher } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { mistakesIn } from '#web/app/use-action-form.ts';

/** The form of the button that mails the link of the verification again. It stands beside the form to apply. */
export const RESEND = 'resend-link';

const useResend = () => useFetcher<object | Mistakes>({ key: RESEND });

/** Without scripts it leads back to `path`, which says what came of it. */
export function ResendLink({ path }: { path: string }) {
  const { state, submit } = useResend();
  return (
    <form
      id={RESEND}
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
    </form>
  );
}

/** What came of the button, beside it. */
export function ResendResult() {
  const { state, data } = useResend();
  const mistakes = mistakesIn(data);
  const text = state !== 'idle' ? 'Sending…' : mistakes ? mistakes.message : data ? RESENT : '';
  return <span role="status">{text}</span>;
}

export const RESENT = 'We have sent a new link. It works for 24 hours. Please use the one in the latest email.';
