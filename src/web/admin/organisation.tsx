import { countryName } from '#domain/site/countries.ts';
import { PLATFORMS } from '#domain/site/platforms.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { useSite } from '#web/app/use-site.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Banner } from '#web/ui/field.tsx';
import { TwoColumn } from '#web/ui/section.tsx';
import { Table } from '#web/ui/table.tsx';
import { STATUS_NAMES } from '#web/workspace/organisation-labels.ts';
import { ROLES } from '#web/workspace/team.tsx';
import { Actions, Words, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import css from './admin-page.module.css';
import { AdminPage } from './admin-page.tsx';
import { FIELD_NAMES } from './audit-labels.ts';
import type { AdministeredOrganisationData } from './organisation-forms.server.ts';

/** One startup or investor as an admin looks after it: what it is, who its people are, where it is shown. */
export function Organisation({
  organisation,
  path,
  rooms,
  publicPage,
  mistakes,
}: {
  organisation: AdministeredOrganisationData;
  path: string;
  /** Where its own people work on it. */
  rooms: string;
  publicPage?: string | null;
  mistakes: Mistakes | undefined;
}) {
  const { name, status, website, intro, countryCodes, people, acts } = organisation;
  const { platform } = useSite();
  const isHere = organisation.platforms.includes(platform);
  const facts = [
    { label: 'Status', value: STATUS_NAMES[status] ?? status },
    { label: 'Countries', value: countryCodes.map(countryName).join(', ') || 'none yet' },
    { label: 'Website', value: website ?? 'none yet' },
    { label: 'Created', value: organisation.createdAt },
    { label: 'Last changed', value: organisation.updatedAt },
    { label: 'Approved', value: organisation.approvedAt ?? 'not yet' },
  ];
  return (
    <AdminPage title={name} path={path} done={mistakes ? null : organisation.done}>
      <TwoColumn title="What it is">
        <div className={css.parts}>
          <Facts facts={facts} />
          <Words>
            <p>{intro || 'What it does, in one line, is not written yet.'}</p>
            {!isHere && <p>This site does not show it, so its pages and rooms are on the other one.</p>}
          </Words>
          {isHere && (
            <Actions>
              {publicPage && (
                <LinkButton kind="line" href={publicPage}>
                  Public page
                </LinkButton>
              )}
              <LinkButton kind="line" href={rooms}>
                Its own rooms
              </LinkButton>
            </Actions>
          )}
        </div>
      </TwoColumn>
      {organisation.waiting.length > 0 && <WaitingChanges {...{ organisation, path, mistakes }} />}
      <Platforms {...{ organisation, path, mistakes }} />
      <TwoColumn title="People">
        {people.length === 0 ? (
          <Words>
            <p>Nobody acts for it.</p>
          </Words>
        ) : (
          <Table
            label="Its people, by when they joined"
            rows={people}
            keyOf={({ userId }) => userId}
            columns={[
              { head: 'Name', cell: (person) => <strong>{person.name || 'no name'}</strong> },
              { head: 'E-mail', cell: ({ email }) => email },
              { head: 'Role', cell: ({ role }) => ROLES[role] },
              { head: 'Since', cell: ({ since }) => <span className="num">{since}</span>, wideOnly: true },
            ]}
          />
        )}
      </TwoColumn>
      <TwoColumn title="Audit trail">
        {acts.length === 0 ? (
          <Words>
            <p>No admin has done anything to it.</p>
          </Words>
        ) : (
          <Table
            label="What admins did to it, newest first"
            rows={acts}
            keyOf={({ id }) => id}
            columns={[
              { head: 'When', cell: ({ when }) => when },
              { head: 'Who', cell: ({ who }) => who },
              { head: 'Did what', cell: ({ what }) => what },
            ]}
          />
        )}
      </TwoColumn>
    </AdminPage>
  );
}

type PartProps = { organisation: AdministeredOrganisationData; path: string; mistakes: Mistakes | undefined };

/** What is wrong with one of the page's forms. */
function wrongIn(mistakes: Mistakes | undefined, intent: string): string | undefined {
  if (mistakes?.values.intent !== intent) return undefined;
  return Object.values(mistakes.fields)[0] ?? mistakes.message;
}

/** Changes that its people sent and nobody sees yet, each with its two buttons. */
function WaitingChanges({ organisation, path, mistakes }: PartProps) {
  const wrong = wrongIn(mistakes, 'decide');
  return (
    <TwoColumn title="Waiting for review" note="What was approved stays until you decide">
      <div className={css.parts}>
        {wrong && <Banner>{wrong}</Banner>}
        {organisation.waiting.map(({ field, value, askedAt }) => (
          <WorkspaceForm key={field} action={path} intent="decide">
            <Words>
              <p>
                {FIELD_NAMES[field]}: {organisation[field] ?? 'none'} → <strong>{value ?? 'none'}</strong>, sent on{' '}
                {askedAt}.
              </p>
            </Words>
            <input type="hidden" name="field" value={field} />
            <input type="hidden" name="value" value={value ?? ''} />
            <Actions>
              <Button type="submit" name="approve" value="yes">
                Approve {field}
              </Button>
              <Button kind="line" type="submit" name="approve" value="no">
                Turn {field} down
              </Button>
            </Actions>
          </WorkspaceForm>
        ))}
      </div>
    </TwoColumn>
  );
}

function Platforms({ organisation: { platforms }, path, mistakes }: PartProps) {
  const wrong = wrongIn(mistakes, 'platforms');
  return (
    <TwoColumn title="Sites" note="Which of the two show it">
      <WorkspaceForm action={path} intent="platforms">
        {wrong && <Banner>{wrong}</Banner>}
        <fieldset>
          <legend className="vh">Shown on</legend>
          {PLATFORMS.map((platform) => (
            <Check
              key={platform}
              name="platform"
              value={platform}
              label={platform}
              defaultChecked={platforms.includes(platform)}
            />
          ))}
        </fieldset>
        <Words>
          <p>A site that does not show it has no page and no rooms of it, and none of its jobs.</p>
        </Words>
        <Actions>
          <Button type="submit">Set sites</Button>
        </Actions>
      </WorkspaceForm>
    </TwoColumn>
  );
}
