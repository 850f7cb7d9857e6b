import { CalendarPlus, CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { logoOf } from '#web/companies/logo-of.ts';
import { payLabel } from '#web/jobs/pay.tsx';
import { placeLabel } from '#web/jobs/workplace.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { Timeline, TimelineStep } from '../thread/timeline.tsx';
import css from './apply.module.css';
import { sectionHeading } from './apply-fields.ts';
import type { ApplyData } from './load-apply.server.ts';
import { teamNames } from './who-sees-it.tsx';

/** Confirms the application, dates what happens next, and offers two similar jobs. */
export function ApplySent({
  data: { job, team, answersInDays },
  application,
  heading: Heading,
}: {
  data: ApplyData;
  application: NonNullable<ApplyData['application']>;
  heading: 'h1' | 'h2';
}) {
  const { name } = job.company;
  const Section = sectionHeading(Heading);
  const Title = Section === 'h2' ? 'h3' : 'h4';
  const path = `/client/my-jobs/${application.id}`;
  const dates = application.dates as Record<string, ReactNode>;
  return (
    <div className={css.in}>
      <p className={css.done}>
        <Icon of={CircleCheck} size={20} />
        Sent {application.at}
      </p>
      <Heading id="apply-title" tabIndex={-1}>
        {name} has your application
      </Heading>
      <p className={css.lead}>We’ll email you a copy. Here is what happens next, and when.</p>
      <Timeline>
        <TimelineStep signal="received" isPast date="Today" title="Received">
          {team.length > 0 ? `${teamNames(team)} can read it now.` : `${name} can read it now.`}
        </TimelineStep>
        {application.promisedBy && (
          <TimelineStep signal="next" date={`By ${application.promisedBy}`} title="A first answer, as promised">
            We remind {name} on that day.
          </TimelineStep>
        )}
        {!application.promisedBy && application.answerBy && answersInDays !== null && (
          <TimelineStep signal="next" date={`By ${application.answerBy}`} title="A first answer, most likely">
            {name} usually answers within {countText(answersInDays, 'day')}.
          </TimelineStep>
        )}
        <TimelineStep signal="next" date={dates['7']} title="If it is quiet, we remind them">
          And once more on {dates['14']}.
        </TimelineStep>
        <TimelineStep signal="next" date={dates['21']} title="If it is still quiet, we tell you">
          You’ll know where it stands.
        </TimelineStep>
        <TimelineStep signal="next" date={dates['28']} title="No sign of life? The job is paused">
          Nobody else applies into silence.
        </TimelineStep>
      </Timeline>
      <div className={css.actions}>
        <LinkButton href={path}>Follow it in My jobs</LinkButton>
        {application.hasReminders && (
          <LinkButton kind="line" icon={CalendarPlus} href={`${path}/dates.ics?reminders`} download>
            Add to calendar
          </LinkButton>
        )}
      </div>
      {application.related.length > 0 && (
        <section className={css.section}>
          <Section>{application.related.length === 1 ? 'One more like it' : 'Two more like it'}</Section>
          {application.related.map((job) => {
            const pay = payLabel(job);
            return (
              <article key={job.id} className={css.mini}>
                <Logo flag={job.company.flag} image={logoOf(job.company)} size={40} />
                <div>
                  <Title>
                    <a href={`/jobs/${job.id}`}>{job.title}</a>
                  </Title>
                  <p>
                    {job.company.name}, {placeLabel(job)}
                  </p>
                </div>
                <p className={css.pay}>
                  <b>{pay.amount}</b>
                  {pay.unit}
                </p>
              </article>
            );
          })}
        </section>
      )}
    </div>
  );
}
