import type { ReactNode } from 'react';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import type { Organisation } from '#domain/accounts/policy.ts';
import { hostOfLink } from '#web/app/host-of-link.ts';
import { isWebAddress } from '#web/seo/organization.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Facts } from '#web/ui/lists/facts.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { ORGANISATION_LABELS, statusText, workspacePath } from './organisation-labels.ts';
import { Actions, PageText, WorkspacePage } from './workspace-page.tsx';

function Website({ at }: { at: string }) {
  return (
    <a className="link" href={at} rel="nofollow ugc noopener">
      {hostOfLink(at)}
    </a>
  );
}

/** The home page of a startup's or investor's workspace. */
export function OrganisationHome({
  kind,
  organisation,
  children,
}: {
  kind: Organisation['kind'];
  organisation: ProfileFields & {
    key: string;
    status: string;
    members: number;
    can: { edit: boolean };
    adminUrl?: string;
  };
  /** More links. */
  children: ReactNode;
}) {
  const { noun, noIntro } = ORGANISATION_LABELS[kind];
  const { name, status, intro, members, website, can, adminUrl } = organisation;
  const path = workspacePath(kind, organisation.key);
  return (
    <WorkspacePage title={name} lead={statusText(kind, status)} path={path}>
      <TwoColumn title="At a glance">
        <div>
          <Facts
            facts={[
              { label: 'Team members', value: members },
              { label: 'Website', value: isWebAddress(website) ? <Website at={website} /> : (website ?? 'None yet') },
            ]}
          />
        </div>
      </TwoColumn>
      <TwoColumn title="Profile and team">
        <div>
          <PageText>
            <p>{intro || noIntro}</p>
          </PageText>
          <Actions>
            {can.edit && <LinkButton href={`${path}/edit`}>{`Edit ${noun} profile`}</LinkButton>}
            <LinkButton kind="line" href={`${path}/users`}>
              Team and invitations
            </LinkButton>
            {children}
            {adminUrl && (
              <LinkButton kind="line" href={adminUrl}>
                Admin
              </LinkButton>
            )}
          </Actions>
        </div>
      </TwoColumn>
    </WorkspacePage>
  );
}
