import { redirect, useActionData, useLoaderData } from 'react-router';
import { claimCompany, findWelcome } from '#domain/companies/claim.server.ts';
import { askToJoin, joinRequestInput } from '#domain/companies/join-requests.server.ts';
import { readInput } from '#domain/read-input.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { defineAction } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { siteName } from '#web/app/site-name.ts';
import { useSite } from '#web/app/use-site.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { counted } from '#web/ui/number-format.ts';
import { TwoColumn } from '#web/ui/section.tsx';
import { Actions, PageText, WorkspaceForm, WorkspacePage } from '#web/workspace/workspace-page.tsx';

export const loader = defineLoader(async ({ context, params, url }) => ({
  company: await findWelcome(context, params.key ?? ''),
  done: url.searchParams.get('done') === 'asked' ? 'We have asked the team. We write to you when they answer.' : null,
}));

export const action = defineAction(['intent'], async ({ context, accountCall, params }) => {
  const key = params.key ?? '';
  const path = `/startups/${encodeURIComponent(key)}/welcome`;
  if (context.actor.kind === 'visitor' && !context.actor.hasLostSession) throw redirect(authScreenPath('signin', path));
  if (await claimCompany(context, key)) return redirect(`/client/startups/${key}/edit`);
  await askToJoin(context, accountCall.parts, readInput(joinRequestInput, { companyKey: key }));
  return redirect(`${path}?done=asked`);
});

export default function WelcomePage() {
  const { company, done } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const { name, contactEmail } = useSite();
  const path = `/startups/${company.key}/welcome`;
  const takeDown = `mailto:${contactEmail}?subject=${encodeURIComponent(`Take ${company.name} down`)}`;
  return (
    <WorkspacePage
      title={`${company.name} is on ${name}`}
      lead="We import jobs from where startups publish them. This is what stands here in your name, and how to take it over."
      path={path}
      ruled
      done={mistakes ? null : done}
    >
      <TwoColumn title="What stands here">
        <div>
          <PageText>
            <p>
              {company.openJobs > 0 ? counted(company.openJobs, 'open job') : 'No open job'}
              {company.website && `, with your website ${siteName(company.website)}`}.{' '}
              {company.isPublic ? 'Everybody can see the profile.' : 'The profile is not public yet.'}
            </p>
          </PageText>
          {company.isPublic && (
            <Actions>
              <LinkButton kind="line" href={`/startups/${company.key}`}>
                See the profile
              </LinkButton>
            </Actions>
          )}
        </div>
      </TwoColumn>
      <TwoColumn title={company.hasTeam ? 'Ask to join' : 'Take it over'}>
        <WorkspaceForm action={path} intent="claim" message={mistakes?.message}>
          <PageText>
            <p>
              {company.hasTeam
                ? 'Somebody from your startup is here already. Its owners answer your request.'
                : 'With a confirmed email address at your website’s domain it is yours at once. With another address, we look at your request.'}
            </p>
          </PageText>
          <Actions>
            <Button type="submit">{company.hasTeam ? 'Ask to join' : 'This is my startup'}</Button>
          </Actions>
        </WorkspaceForm>
      </TwoColumn>
      <TwoColumn title="Correct it, or have it taken down">
        <PageText>
          <p>
            Once it is yours, you edit everything. If you would rather not be here,{' '}
            <a className="link" href={takeDown}>
              write to us
            </a>
            , and we take it down.
          </p>
        </PageText>
      </TwoColumn>
    </WorkspacePage>
  );
}
