/** The form of the button that mails the link of the verification again. It stands beside the form to apply. */
export const RESEND = 'resend-link';

export function ResendLink() {
  return (
    <form id={RESEND} method="post" action="/client/verify-email">
      <input type="hidden" name="resend" value="true" />
    </form>
  );
}
