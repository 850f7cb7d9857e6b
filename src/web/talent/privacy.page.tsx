import { Download } from 'lucide';
import type { ReactNode } from 'react';
import { redirect, useActionData, useLoaderData } from 'react-router';
import { deletionFacts } from '#domain/accounts/own-data/deletion.server.ts';
import { deleteTalentProfile } from '#domain/applications/own/delete-profile.server.ts';
import { myFileOpenings, myStoredApplications } from '#domain/applications/own/stored-applications.server.ts';
import { DELETION_NOTICE_DAYS } from '#domain/applications/retention/retention.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { myTalent } from '#domain/talent/queries.server.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { Actions, WorkspaceForm, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import css from './privacy.module.css';
import { deletionText, type Stored, shownOpening, storedThings } from './privacy-facts.ts';

const PATH = '/client/privacy';
/** The others open at a press, so that the rest of the page stays near. */
const MOST_IN_VIEW = 10;

export const loader = guardedLoader(async ({ context, url }) => {
  const talent = await myTalent(context);
  const clock = { timeZone: timeZoneOf(talent?.countryCode), now: context.now };
  const isTalent = talent !== null;
  return {
    isTalent,
    stored: storedThings(await myStoredApplications(context), { isTalent, ...clock }),
    openings: (await myFileOpenings(context)).map((opening) => shownOpening(opening, clock)),
    deletion: deletionText(await deletionFacts(context)),
    notice: url.searchParams.get('done') === 'profileDeleted' ? 'Your Quick apply profile is deleted.' : null,
  };
});

export const action = defineGuardedAction(['intent', 'isSure'], async ({ context, text }) => {
  if (text('intent') !== 'deleteProfile') throw absent('This form');
  if (text('isSure') === '') {
    throw new Refusal('invalid', 'E_INVALID', 'Please tick the box to delete your profile.');
  }
  await deleteTalentProfile(context);
  return redirect(`${PATH}?done=profileDeleted`);
});

export default function PrivacyPage() {
  const { isTalent, stored, openings, deletion, notice } = useLoaderData<typeof loader>();
  const mistakes = useActionData() as Mistakes | undefined;
  return (
    <WorkspacePage
      title="Privacy"
      lead="What we keep, until when, and who has looked."
      path={PATH}
      notice={mistakes ? null : notice}
    >
      <div className={css.parts}>
        <section>
          <h2>What we keep</h2>
          <StoredThings stored={stored} />
          <p className={css.note}>
            We’ll write to you {DELETION_NOTICE_DAYS} days before an application is deleted. The{' '}
            <a className="link" href="/privacy-policy">
              Privacy Policy
            </a>{' '}
            says why we keep each of these.
          </p>
        </section>
        <section>
          <h2>Who opened your CV and files</h2>
          <Openings openings={openings} />
        </section>
        <section>
          <h2>Take it with you, or leave</h2>
          {isTalent && (
            <Way
              title="Choose your emails"
              text="Which news of your applications we email you."
              button={
                <LinkButton kind="line" size="sm" href="/client/applicant/settings">
                  Choose emails
                </LinkButton>
              }
            />
          )}
          <Way
            title="Export everything"
            text="A ZIP with your data as JSON and your files. The link to it works for an hour."
            button={
              <LinkButton kind="line" size="sm" icon={Download} href="/settings#download">
                Make an export
              </LinkButton>
            }
          />
          {isTalent && <DeleteProfile mistakes={mistakes} />}
          <Way
            title="Delete your account"
            text={deletion}
            button={
              <LinkButton kind="lingon" size="sm" href="/settings#deletion">
                Delete account…
              </LinkButton>
            }
          />
        </section>
      </div>
    </WorkspacePage>
  );
}

function StoredThings({ stored }: { stored: readonly Stored[] }) {
  const others = stored.filter(({ isApplication }) => isApplication).slice(MOST_IN_VIEW);
  return (
    <>
      <StoredTable label="What we keep" stored={stored.filter((each) => !others.includes(each))} />
      {others.length > 0 && (
        <Disclosure summary={countText(others.length, 'more application')}>
          <StoredTable label="More applications" stored={others} />
        </Disclosure>
      )}
    </>
  );
}

function StoredTable({ label, stored }: { label: string; stored: readonly Stored[] }) {
  return (
    <Table
      label={label}
      rows={stored}
      keyOf={({ what, href }) => `${what} ${href}`}
      columns={[
        {
          head: 'What',
          cell: ({ what, href, note, who }) => (
            <div className={css.what}>
              <b>{href ? <a href={href}>{what}</a> : what}</b>
              {note && <small>{note}</small>}
              <small className={css.narrow}>Seen by: {who}</small>
            </div>
          ),
        },
        { head: 'Who sees it', wideOnly: true, cell: ({ who }) => <span className={css.text}>{who}</span> },
        { head: 'Until', number: true, cell: ({ until }) => <span className={css.date}>{until}</span> },
      ]}
    />
  );
}

type Opening = ReturnType<typeof shownOpening>;

function Openings({ openings }: { openings: readonly Opening[] }) {
  if (openings.length === 0) {
    return (
      <p className={css.note}>Nobody yet. Once somebody of a startup opens your CV, you read here who and when.</p>
    );
  }
  const others = openings.slice(MOST_IN_VIEW);
  return (
    <>
      <OpeningsTable label="Who opened your CV and files" openings={openings.slice(0, MOST_IN_VIEW)} />
      {others.length > 0 && (
        <Disclosure summary={countText(others.length, 'earlier opening')}>
          <OpeningsTable label="Earlier openings" openings={others} />
        </Disclosure>
      )}
    </>
  );
}

function OpeningsTable({ label, openings }: { label: string; openings: readonly Opening[] }) {
  return (
    <Table
      label={label}
      rows={openings}
      keyOf={({ person, what, at }) => `${person} ${what} ${at}`}
      columns={[
        {
          head: 'Person',
          cell: ({ person, what, href }) => (
            <div className={css.what}>
              <b>{person}</b>
              <small className={css.narrow}>
                <a href={href}>{what}</a>
              </small>
            </div>
          ),
        },
        {
          head: 'For',
          wideOnly: true,
          cell: ({ what, href }) => (
            <a className={css.text} href={href}>
              {what}
            </a>
          ),
        },
        {
          head: 'When',
          number: true,
          cell: ({ at, when }) => (
            <time className={css.date} dateTime={at}>
              {when}
            </time>
          ),
        },
      ]}
    />
  );
}

/** Something the person can do, with its button at the right. */
function Way({ title, text, button }: { title: string; text: string; button: ReactNode }) {
  return (
    <div className={css.way}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {button}
    </div>
  );
}

function DeleteProfile({ mistakes }: { mistakes: Mistakes | undefined }) {
  return (
    <div className={css.way}>
      <div>
        <h3>Delete your Quick apply profile</h3>
        <p>
          What you filled in, your photo, your CV and what you began to send are deleted at once. Startups keep the
          applications you sent them: withdraw those first if you want them to stop. Your account, saved jobs and My
          jobs stay.
        </p>
        <WorkspaceForm action={PATH} intent="deleteProfile" message={formState(mistakes, 'deleteProfile').message}>
          <Check name="isSure" label="Delete my profile. This cannot be undone" />
          <Actions>
            <Button type="submit" kind="line" size="sm">
              Delete profile
            </Button>
          </Actions>
        </WorkspaceForm>
      </div>
    </div>
  );
}
