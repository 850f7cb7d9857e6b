import type { ReactNode } from 'react';
import type { Organisation as OrganisationKind } from '#domain/accounts/policy.ts';
import { registrationNumberHint, spacedNumber } from '#domain/companies/registration/registration-number-hint.ts';
import { countryName } from '#domain/site/countries.ts';
import { PLATFORMS } from '#domain/site/platforms.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { useSite } from '#web/app/use-site.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { Facts } from '#web/ui/lists/facts.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { statusName } from '#web/workspace/organisation-labels.ts';
import { ROLE_NAMES } from '#web/workspace/roles.ts';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import css from './admin-page.module.css';
import { AdminPage } from './admin-page.tsx';
import { FIELD_NAMES } from './audit-labels.ts';
import type { AdministeredOrganisationData } from './organisation-forms.server.ts';

/** The admin page of one startup or investor: profile, review, sites, people and audit trail. */
export function Organisation({
  kind,
  organisation,
  path,
  workspace,
  publicPage,
  mistakes,
  children,
}: {
  kind: OrganisationKind['kind'];
  organisation: AdministeredOrganisationData;
  path: string;
  /** The address of its team's workspace. */
  workspace: string;
  publicPage?: string | null;
  mistakes: Mistakes | undefined;
  /** The forms for startups alone. */
  children?: ReactNode;
}) {
  const { name, intro, people, acts } = organisation;
  const { platform } = useSite();
  const isOnThisSite = organisation.platforms.includes(platform);
  return (
    <AdminPage title={name} path={path} notice={mistakes ? null : organisation.notice}>
      <TwoColumn title="Profile">
        <div className={css.parts}>
          <Facts facts={factsOf(kind, organisation)} />
          <PageText>
            <p>{intro || 'No intro yet.'}</p>
            {!isOnThisSite && <p>This site does not show it. Its page and workspace are on the other site.</p>}
          </PageText>
          {isOnThisSite && (
            <Actions>
              {publicPage && (
                <LinkButton kind="line" href={publicPage}>
                  Public page
                </LinkButton>
              )}
              <LinkButton kind="line" href={workspace}>
                Open workspace
              </LinkButton>
            </Actions>
          )}
        </div>
      </TwoColumn>
      {kind === 'company' && organisation.status === 'PENDING' && <WaitingForReview organisation={organisation} />}
      {organisation.waiting.length > 0 && <WaitingChanges organisation={organisation} />}
      <Platforms organisation={organisation} path={path} mistakes={mistakes} />
      {children}
      <People people={people} />
      <AuditTrail acts={acts} isApproved={Boolean(organisation.approvedAt)} />
    </AdminPage>
  );
}

function factsOf(kind: OrganisationKind['kind'], organisation: AdministeredOrganisationData) {
  const { status, countries, website } = organisation;
  return [
    { label: 'Status', value: statusName(kind, status) },
    {
      label: 'Countries',
      value: countries.map(({ countryCode }) => countryName(countryCode)).join(', ') || 'None yet',
    },
    ...countries.flatMap(({ countryCode, registrationNumber, legalName }) =>
      registrationNumber === null
        ? []
        : [
            {
              label: registrationNumberHint(countryCode).name,
              value: [spacedNumber(countryCode, registrationNumber), legalName].filter(Boolean).join(', '),
            },
          ],
    ),
    { label: 'Website', value: website?.replace(/^https?:\/\//, '') ?? 'None yet' },
    { label: 'Created', value: organisation.createdAt },
    { label: 'Last changed', value: organisation.updatedAt },
    { label: 'Approved', value: organisation.approvedAt ?? 'not yet' },
  ];
}

function People({ people }: Pick<AdministeredOrganisationData, 'people'>) {
  return (
    <TwoColumn title="People">
      {people.length === 0 ? (
        <PageText>
          <p>No members.</p>
        </PageText>
      ) : (
        <Table
          label="Members, by the date they joined"
          stacks
          rows={people}
          keyOf={({ userId }) => userId}
          columns={[
            {
              head: 'Name',
              cell: ({ name, email }) => (
                <a className="link" href={`/admin/people?search=${encodeURIComponent(email)}`}>
                  {name || 'no name'}
                </a>
              ),
            },
            { head: 'Email', cell: ({ email }) => email },
            { head: 'Role', cell: ({ role }) => ROLE_NAMES[role] },
            { head: 'Since', cell: ({ since }) => <span className="num">{since}</span>, wideOnly: true },
          ]}
        />
      )}
    </TwoColumn>
  );
}

function AuditTrail({ acts, isApproved }: Pick<AdministeredOrganisationData, 'acts'> & { isApproved: boolean }) {
  return (
    <TwoColumn title="Audit trail">
      {acts.length === 0 ? (
        <PageText>
          <p>{isApproved ? 'No admin has changed it since its approval.' : 'No admin has changed it yet.'}</p>
        </PageText>
      ) : (
        <Table
          label="Admin changes, newest first"
          stacks
          rows={acts}
          keyOf={({ id }) => id}
          columns={[
            { head: 'When', cell: ({ when }) => when },
            { head: 'Who', cell: ({ who }) => who },
            { head: 'Change', cell: ({ what }) => what },
          ]}
        />
      )}
    </TwoColumn>
  );
}

type PartProps = { organisation: AdministeredOrganisationData; path: string; mistakes: Mistakes | undefined };

/** The error of one of the page's forms. */
function errorOf(mistakes: Mistakes | undefined, intent: string): string | undefined {
  if (mistakes?.values.intent !== intent) return undefined;
  return Object.values(mistakes.fields)[0] ?? mistakes.message;
}

/** The reports that wait for a decision, each with its place in the queue. */
export function WaitingReports({ reported }: Pick<AdministeredOrganisationData, 'reported'>) {
  return reported.length === 0 ? (
    <PageText>
      <p>No report waits.</p>
    </PageText>
  ) : (
    reported.map(({ id, name }) => (
      <PageText key={id}>
        <p>
          A report about{' '}
          <a className="link" href={`/admin?tab=reports&item=${id}`}>
            {name}
          </a>{' '}
          waits for a decision.
        </p>
      </PageText>
    ))
  );
}

/** The profile its team sent. The review queue decides about it. */
function WaitingForReview({ organisation: { id, isAsked } }: { organisation: AdministeredOrganisationData }) {
  return (
    <TwoColumn title="Review" note="Only its team and we see it until you decide">
      {isAsked ? (
        <PageText>
          <p>We asked the team something. Once they answer, it is in the queue again.</p>
        </PageText>
      ) : (
        <Actions>
          <LinkButton kind="line" href={`/admin?tab=startups&item=${id}`}>
            Decide in the queue
          </LinkButton>
        </Actions>
      )}
    </TwoColumn>
  );
}

/** The changes its team sent. The review queue decides about them. */
function WaitingChanges({ organisation }: { organisation: AdministeredOrganisationData }) {
  return (
    <TwoColumn title="Waiting for review" note="The approved version stays live until you decide">
      <div className={css.parts}>
        {organisation.waiting.map(({ field, value, askedAt }) => (
          <PageText key={field}>
            <p>
              {FIELD_NAMES[field]}: {organisation[field] ?? 'none'} → <strong>{value ?? 'none'}</strong>, sent on{' '}
              {askedAt}.
            </p>
          </PageText>
        ))}
        <Actions>
          <LinkButton kind="line" href={`/admin?tab=startups&item=${organisation.id}`}>
            Decide in the queue
          </LinkButton>
        </Actions>
      </div>
    </TwoColumn>
  );
}

function Platforms({ organisation: { platforms }, path, mistakes }: PartProps) {
  const { names } = useSite();
  const error = errorOf(mistakes, 'platforms');
  return (
    <TwoColumn title="Sites" note="Choose where it is shown">
      <WorkspaceForm action={path} intent="platforms">
        {error && <Banner>{error}</Banner>}
        <fieldset>
          <legend className="vh">Shown on</legend>
          {PLATFORMS.map((platform) => (
            <Check
              key={platform}
              name="platform"
              value={platform}
              label={names[platform]}
              // The one mistake is to choose none.
              defaultChecked={!error && platforms.includes(platform)}
            />
          ))}
        </fieldset>
        <PageText>
          <p>Unticked sites hide its page, its workspace and its jobs.</p>
        </PageText>
        <Actions>
          <Button type="submit">Save sites</Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}
