import { useEffect, useRef } from 'react';
import type { Mistakes } from '#web/app/define-action.ts';
import { logoOf } from '#web/companies/logo-of.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import css from './apply.module.css';
import { ApplyForm } from './apply-form.tsx';
import { ApplySent } from './apply-sent.tsx';
import type { ApplyData } from './load-apply.server.ts';
import { WaitingForAddress } from './waiting-for-address.tsx';

/** The form, or what happens next once it is sent; on its page and in the drawer over the job. */
export function ApplyContent({
  data,
  mistakes,
  heading,
  onClose,
  onAnswer,
}: {
  data: ApplyData;
  mistakes: Mistakes | null;
  heading: 'h1' | 'h2';
  onClose?: () => void;
  /** Loads the data again once the application is sent. */
  onAnswer: () => void;
}) {
  const { job, state } = data;
  const waitsUntil = data.draft?.waitsUntil;
  const isCorrection = mistakes?.values.intent === 'correct';
  const isSent = Boolean(data.application ?? waitsUntil);
  const wasSent = useRef(isSent);
  // The button stood at the end of a long form, and the answer begins at the top.
  useEffect(() => {
    if (isSent && !wasSent.current) document.getElementById('apply-title')?.focus();
    wasSent.current = isSent;
  }, [isSent]);
  return (
    <>
      <div className={css.top}>
        <Logo flag={job.company.flag} image={logoOf(job.company)} size={40} />
        <p>
          <a href={`/jobs/${job.id}`}>{job.title}</a>
          <span>
            {job.company.name}, {job.place}
          </span>
        </p>
      </div>
      {data.application ? (
        <ApplySent data={data} application={data.application} heading={heading} />
      ) : state === 'open' ? (
        <>
          {waitsUntil && (
            <WaitingForAddress
              data={data}
              waitsUntil={waitsUntil}
              mistakes={isCorrection ? mistakes : null}
              heading={heading}
              onCorrected={onAnswer}
            />
          )}
          <ApplyForm
            data={data}
            mistakes={isCorrection ? null : mistakes}
            heading={heading}
            onClose={onClose}
            onAnswer={onAnswer}
          />
        </>
      ) : (
        <NoForm data={data} heading={heading} />
      )}
    </>
  );
}

/** Why nothing can be sent. */
function NoForm({ data: { job, state, deletesOn }, heading: Heading }: { data: ApplyData; heading: 'h1' | 'h2' }) {
  const [title, lead] = {
    closed: ['This job takes no more applications', 'What you typed for it is kept. Its page shows open jobs like it.'],
    leaving: [
      `Your account is to be deleted on ${deletesOn}`,
      'To apply, choose “Keep my account” in your settings first.',
    ],
    elsewhere: [`${job.company.name} takes applications elsewhere`, 'The job’s page says where.'],
  }[state === 'closed' || state === 'leaving' ? state : 'elsewhere'];
  return (
    <div className={css.in}>
      <Heading id="apply-title" tabIndex={-1}>
        {title}
      </Heading>
      <p className={css.lead}>{lead}</p>
      <div className={css.actions}>
        {state === 'leaving' ? (
          <LinkButton href="/settings">Open the settings</LinkButton>
        ) : (
          <LinkButton href={`/jobs/${job.id}`}>Back to the job</LinkButton>
        )}
      </div>
    </div>
  );
}
