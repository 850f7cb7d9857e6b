import type { Mistakes } from '#web/app/define-action.ts';
import type { ReportAnswer } from '#web/moderation/report-form.tsx';
import { ReportHere, reportParameter } from '#web/moderation/report-here.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './application.module.css';
import type { ApplicationData } from './load-application.server.ts';
import { lastOwn } from './thread.tsx';
import { Timeline, TimelineStep } from './timeline.tsx';
import { UnsentTextArea } from './unsent-text-area.tsx';

/** Shows the status of the application, its answer clock in words, and who opened the CV. */
export function Standing({ data: { application, steps, turns, clock } }: { data: ApplicationData }) {
  const { cvOpenings, deletesOn } = application;
  return (
    <>
      <section>
        <h2>Where it stands</h2>
        <Timeline narrow>
          {steps.map(({ status, label, at, date }, index) => (
            <TimelineStep
              key={`${status} ${at}`}
              signal={status}
              title={label}
              date={<time dateTime={at}>{date}</time>}
              isPast={index < steps.length - 1}
            />
          ))}
          {turns[0] && (
            <TimelineStep
              signal="next"
              title="Your answer"
              date={turns[0].answerBy ? `By ${turns[0].answerBy}` : 'They’re waiting for it'}
            />
          )}
        </Timeline>
        {clock && <p className={css.clock}>{clock}</p>}
        {deletesOn && <p className={css.clock}>We’ll delete it on {deletesOn}, and write to you before that.</p>}
      </section>
      {(application.contents.cv || cvOpenings.length > 0) && (
        <section>
          <h2>Who opened your CV{cvOpenings.some(({ file }) => file) && ' and files'}</h2>
          {cvOpenings.length === 0 ? (
            <p className={css.clock}>Nobody yet.</p>
          ) : (
            <ul className={css.reads}>
              {cvOpenings.map(({ name, file, date }) => (
                <li key={`${name} ${file} ${date}`}>
                  {name}
                  {file && `, ${file}`}
                  <span>{date}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

/** A note, the dates, withdrawing with its way back, and reporting a person of the startup. */
export function WhatYouCanDo({
  data: { application, turns, people, report, userId },
  path,
  mistakes,
  reportAnswer,
}: {
  data: ApplicationData;
  path: string;
  mistakes: Mistakes | null;
  reportAnswer: ReportAnswer | undefined;
}) {
  const { hasEnded, hasAppliedAgain, status, canReturnUntil, job, takenDown } = application;
  const canWrite = takenDown !== 'scam';
  return (
    <section>
      <h2>What you can do</h2>
      <div className={css.stack}>
        {!hasEnded && canWrite && <AddNote application={application} {...{ path, userId, mistakes }} />}
        {turns.some(({ kind, times }) => kind === 'offer' || times.length > 0) && (
          <a className="link" href={`${path}/dates.ics`} download>
            Add to calendar
          </a>
        )}
        {!hasEnded && <Withdraw path={path} />}
        {canReturnUntil && (
          <form method="post" action={path} className={css.form}>
            <input type="hidden" name="intent" value="return" />
            <p>You can undo this until {canReturnUntil}.</p>
            <Button type="submit" size="sm" kind="line">
              Undo withdrawing
            </Button>
          </form>
        )}
        {hasAppliedAgain && <p>You applied again. That application stands in My jobs.</p>}
        {status === 'withdrawn' && !hasAppliedAgain && job.isPublic && (
          <a className="link" href={`/jobs/${job.id}/apply`}>
            Apply again
          </a>
        )}
        {people.map(({ name, message }) => {
          const parameter = reportParameter('person', message);
          return (
            <ReportHere
              key={message}
              kind="person"
              subject={message}
              name={name}
              href={`${path}?report=${parameter}`}
              isOpen={report === parameter}
              answer={reportAnswer}
            />
          );
        })}
        {hasEnded && canWrite && status !== 'withdrawn' && (
          <p>This application has ended. You can still write to them.</p>
        )}
      </div>
    </section>
  );
}

function AddNote({
  application,
  path,
  userId,
  mistakes,
}: Pick<ApplicationData, 'application' | 'userId'> & { path: string; mistakes: Mistakes | null }) {
  return (
    <details open={Boolean(mistakes?.fields.note)}>
      <summary>
        <span className="link">Add a note</span>
      </summary>
      <form method="post" action={path} noValidate className={css.form}>
        <input type="hidden" name="intent" value="note" />
        <UnsentTextArea
          userId={userId}
          keptAs={`own-note ${application.id}`}
          last={lastOwn(application.messages, 'note')}
          label="A note to your application"
          name="note"
          rows={4}
          hint="It stands beside what you sent, such as a date that changed. It needs no answer; to ask something, send a message."
          defaultValue={mistakes?.values.note}
          error={mistakes?.fields.note}
        />
        <Button type="submit" size="sm" kind="line">
          Add the note
        </Button>
      </form>
    </details>
  );
}

function Withdraw({ path }: { path: string }) {
  return (
    <details
      onToggle={({ currentTarget }) => {
        // On a phone its button would open below the edge of the screen.
        if (currentTarget.open) currentTarget.querySelector('button')?.scrollIntoView({ block: 'center' });
      }}
    >
      <summary>
        <span className={`link ${css.bad}`}>Withdraw application</span>
      </summary>
      <form method="post" action={path} className={css.form}>
        <input type="hidden" name="intent" value="withdraw" />
        <p>
          You no longer count among those who wait for their answer. You can undo it for ten minutes. Then we tell them,
          and your application is closed.
        </p>
        <Button type="submit" size="sm" kind="lingon">
          Withdraw it
        </Button>
      </form>
    </details>
  );
}
