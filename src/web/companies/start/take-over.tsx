import { hostOfLink } from '#web/app/host-of-link.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';

/** The form with which people of a startup take it over or join its team. Mails about imported jobs lead to it. */
export function TakeOver({
  company,
  message,
}: {
  company: { key: string; name: string; website: string | null; hasTeam: boolean };
  message?: string | undefined;
}) {
  const { key, name, website, hasTeam } = company;
  return (
    <TwoColumn title={hasTeam ? 'Join its team' : 'Take it over'}>
      <WorkspaceForm action={`/startups/${key}/welcome`} intent="claim" message={message}>
        <PageText>
          <p>
            {hasTeam
              ? `Somebody from ${name} is here already. Ask to join, and the team answers your request. Members edit the profile and its jobs, and see their numbers.`
              : `${website ? `With a confirmed email address at ${hostOfLink(website)} it is yours at once. With another address, we` : 'We'} look at your request. Then you can edit the profile and its jobs, see their numbers and close them.`}
          </p>
        </PageText>
        <Actions>
          <Button type="submit">{hasTeam ? 'Ask to join' : `Claim ${name}`}</Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}
