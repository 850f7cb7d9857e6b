import type { ReactNode } from 'react';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import type { Organisation } from '#domain/accounts/policy.ts';
import { siteName } from '#web/app/site-name.ts';
import { isWebAddress } from '#web/seo/organization.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { TwoColumn } from '#web/ui/section.tsx';
import { roomOf, statusWords, WORDS_OF } from './organisation-labels.ts';
import { Actions, Words, WorkspacePage } from './workspace-page.tsx';

function Website({ at }: { at: string }) {
  return (
    <a className="link" href={at} rel="nofollow ugc noopener">
      {siteName(at)}
    </a>
  );
}

/** The workspace of a startup or an investor, as its team sees it. */
export function OrganisationHome({
  kind,
  organisation,
  facts = [],
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
  /** What is told of it before its team and website. */
  facts?: Fact[];
  /** Where else to go from here. */
  children: ReactNode;
}) {
  const { noun, noIntro } = WORDS_OF[kind];
  const { name, status, intro, members, website, can, adminUrl } = organisation;
  const path = roomOf(kind, organisation.key);
  return (
    <WorkspacePage title={name} lead={statusWords(kind, status)} path={path}>
      <TwoColumn title="At a glance">
        <div>
          <Facts
            facts={[
              ...facts,
              { label: 'In the team', value: members },
              { label: 'Website', value: isWebAddress(website) ? <Website at={website} /> : (website ?? 'none yet') },
            ]}
          />
        </div>
      </TwoColumn>
      <TwoColumn title="Where to">
        <div>
          <Words>
            <p>{intro || noIntro}</p>
          </Words>
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
