import { redirect, useActionData, useLoaderData } from 'react-router';
import { claimCompany, findWelcome } from '#domain/companies/joining/claim.server.ts';
import { askToJoin, joinRequestInput } from '#domain/companies/joining/join-requests.server.ts';
import { readInput } from '#domain/read-input.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { defineAction } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { hostOfLink } from '#web/app/host-of-link.ts';
import { useSite } from '#web/app/use-site.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { Actions, PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { TakeOver } from './take-over.tsx';

export const loader = defineLoader(async ({ context, params, url }) => ({
  company: await findWelcome(context, params.key ?? ''),
  notice:
    url.searchParams.get('done') === 'asked' ? 'We have asked the team. We’ll write to you when they answer.' : null,
}));

export const action = defineAction(['intent'], async ({ context, accountCall, params }) => {
  const key = params.key ?? '';
  const path = `/startups/${encodeURIComponent(key)}/welcome`;
  if (context.actor.kind === 'visitor' && !context.actor.hasLostSession) throw redirect(authScreenPath('signin', path));
  if (await claimCompany(context, key)) return redirect(`/client/startups/${key}/edit`);
  await askToJoin(context, accountCall.parts, readInput(joinRequestInput, { companyKey: key }));
  return redirect(`${path}?done=asked`);
});

/** Words the lead for this startup: a mail may lead here for imported jobs, or for those that its own team posted. */
function leadOf({ importsJobs, hasTeam }: { importsJobs: boolean; hasTeam: boolean }): string {
  const from = importsJobs
    ? 'We import your jobs from where you publish them. '
    : hasTeam
      ? 'Its team looks after this profile. '
      : '';
  return `${from}Here is what people see in your name, and how to ${hasTeam ? 'join its team' : 'take it over'}.`;
}

export default function WelcomePage() {
  const { company, notice } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  const { name, contactEmail } = useSite();
  const path = `/startups/${company.key}/welcome`;
  const takeDown = `mailto:${contactEmail}?subject=${encodeURIComponent(`Take ${company.name} down`)}`;
  return (
    <WorkspacePage
      title={`${company.name} is on ${name}`}
      lead={leadOf(company)}
      path={path}
      ruled
      notice={mistakes ? null : notice}
    >
      <TwoColumn title="What people see">
        <div>
          <PageText>
            <p>
              {company.openJobs > 0 ? countText(company.openJobs, 'open job') : 'No open job'}
              {company.website && `, with your website ${hostOfLink(company.website)}`}.{' '}
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
      <TakeOver company={company} message={mistakes?.message} />
      <TwoColumn title="Correct it, or have it taken down">
        <PageText>
          <p>
            {company.importsJobs &&
              'Correct a job where you publish it, and the change appears here the next time we read it. '}
            {company.hasTeam
              ? `Its team edits everything${company.importsJobs ? ' else' : ''}.`
              : 'Once it is yours, you edit everything.'}{' '}
            If you would rather not be here,{' '}
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
