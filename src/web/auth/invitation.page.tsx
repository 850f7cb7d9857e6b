import { redirect, useActionData, useLoaderData } from 'react-router';
import { myProfiles } from '#domain/accounts/queries.server.ts';
import { acceptInvitation, findInvitation, type Invitation } from '#domain/accounts/team/invitations.server.ts';
import { refusalIn } from '#server/refusals.ts';
import { defineAction, type Mistakes } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { answerProfileChoice } from '#web/app/personal.server.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { authScreenPath, SIGN_OUT } from './auth-screens.ts';
import { ButtonForm, KeyPage, keyPageHeaders, useCleanAddress } from './link-key-page.tsx';

const PATH = '/client/invitation';

export const loader = defineLoader(async ({ context, url }) => {
  const key = url.searchParams.get('key') ?? '';
  const isLoggedIn = context.actor.kind === 'user';
  try {
    return { key, isLoggedIn, invitation: await findInvitation(context, key), problem: null };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal?.kind !== 'invalid') throw error;
    return { key: '', isLoggedIn, invitation: null, problem: MESSAGES[refusal.code] ?? refusal.message };
  }
});

/** Joins the team and switches to its profile. The key stays in the address, so a refusal shows the same link again. */
export const action = defineAction([], async (args) => {
  const key = args.url.searchParams.get('key') ?? '';
  // The person has logged out meanwhile: the page itself shows how to log in.
  if (args.context.actor.kind !== 'user') throw redirect(`${PATH}?key=${encodeURIComponent(key)}`);
  const organisation = await acceptInvitation(args.context, key);
  const { profiles, connectable } = await myProfiles(args.context);
  const profile = [...profiles, ...connectable].find(
    ({ type, key }) => type === organisation.kind && key === organisation.key,
  );
  // A reviewer of an organisation on the sister site has no profile here.
  if (!profile) return redirect('/client');
  return answerProfileChoice(args, profile, null);
});

export const headers = keyPageHeaders;

/** A new invitation comes from a person, and not from this site. */
const MESSAGES: Record<string, string> = {
  E_KEY: 'Please copy the whole link from the email, or ask the person who invited you for a new one.',
  E_KEY_EXPIRED: 'This invitation has expired. Ask the person who invited you for a new one.',
};

function leadOf({ name, role, email }: Invitation): string {
  const roleName = { owner: 'an owner', manager: 'a manager', reviewer: 'a reviewer' }[role];
  return `You are invited to join ${name} as ${roleName}. Use the account with the address ${email}.`;
}

export default function InvitationPage() {
  const { key, isLoggedIn, invitation, problem } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  useCleanAddress();
  if (!invitation) {
    return (
      <KeyPage title="This link does not work" path={PATH} lead={problem}>
        <LinkButton size="lg" block href="/">
          Back to home
        </LinkButton>
      </KeyPage>
    );
  }
  const email = encodeURIComponent(invitation.email);
  const to = `${PATH}?key=${key}`;
  const { name, imageLink, flag } = invitation;
  const logo = (
    <Logo flag={flag} image={imageLink ? { src: imageLink, width: 64, height: 64 } : null} size={64} eager />
  );
  return (
    <KeyPage title={`Join ${name}`} path={PATH} picture={logo} lead={leadOf(invitation)}>
      {mistakes && <Banner>{mistakes.message}</Banner>}
      {mistakes?.code === 'E_INVITED_ANOTHER' ? (
        <ButtonForm action={SIGN_OUT} fields={{ to }}>
          <Button type="submit" size="lg" block>
            Log out
          </Button>
        </ButtonForm>
      ) : isLoggedIn ? (
        <ButtonForm action={to}>
          <Button type="submit" size="lg" block>
            Join
          </Button>
        </ButtonForm>
      ) : (
        <>
          <LinkButton size="lg" block href={`${authScreenPath('signup', to)}&email=${email}`}>
            Sign up
          </LinkButton>
          <LinkButton size="lg" block kind="line" href={`${authScreenPath('signin', to)}&email=${email}`}>
            Log in
          </LinkButton>
        </>
      )}
    </KeyPage>
  );
}
