import type { ApplicationDraft } from '#domain/applications/apply/apply-inputs.ts';
import { MOST_EXPERIENCE } from '#domain/talent/profile-terms.ts';
import { Check } from '#web/ui/forms/check.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { monthsText, monthText } from '#web/ui/text/month-format.ts';
import { countText } from '#web/ui/text/number-format.ts';
import css from './apply.module.css';
import { type JobBefore, jobsBefore } from './apply-fields.ts';
import { SentRow } from './sent-row.tsx';
import { useOpening } from './use-opening.ts';

/**
 * The earlier jobs that go with this application. Each is folded under its title, and an empty one follows the last, so
 * that adding and leaving out need no script.
 */
export function SentExperience({
  contents,
  draft,
  errors,
}: {
  /** What the fields began with. */
  contents: ApplicationDraft;
  /** What they contain now. */
  draft: ApplicationDraft;
  errors: Record<string, string>;
}) {
  const profileJobs = jobsBefore(contents);
  const now = jobsBefore(draft);
  const filledJobs = now.filter(hasText);
  const [latest] = filledJobs;
  const rows = Math.min(MOST_EXPERIENCE, Math.max(profileJobs.length, now.length) + 1);
  const isWrong = (at: number) => Object.keys(errors).some((name) => name.startsWith(`experience.${at}.`));
  return (
    <SentRow
      label="Experience"
      value={
        latest
          ? filledJobs.length === 1
            ? titleOf(latest)
            : `${countText(filledJobs.length, 'job')}, latest ${titleOf(latest)}`
          : 'None yet'
      }
      action={latest ? 'Edit' : 'Add'}
      isOpen={Object.keys(errors).some((name) => name.startsWith('experience'))}
    >
      <div className={css.jobs}>
        {Array.from({ length: rows }, (_, at) => {
          const before = profileJobs[at];
          // A job that was left out leaves its number free, because the others keep theirs.
          if (before && !hasText(before)) return null;
          return (
            <JobFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a job keeps its number
              key={at}
              at={at}
              before={before}
              now={now[at]}
              errors={errors}
              isOpen={isWrong(at)}
            />
          );
        })}
      </div>
    </SentRow>
  );
}

function JobFields({
  at,
  before,
  now,
  errors,
  isOpen,
}: {
  at: number;
  before: JobBefore | undefined;
  now: JobBefore | undefined;
  errors: Record<string, string>;
  isOpen: boolean;
}) {
  const field = (name: keyof JobBefore) => ({
    name: `experience.${at}.${name}`,
    defaultValue: before?.[name] ?? '',
    error: errors[`experience.${at}.${name}`],
  });
  // As the hint says it is typed, and not as the profile stores it.
  const month = (name: 'from' | 'to') => ({ ...field(name), defaultValue: monthText(before?.[name] ?? '') });
  const isSent = now !== undefined && hasText(now);
  const opening = useOpening(isOpen);
  return (
    <details {...opening} className={css.job}>
      <summary>
        {isSent ? (
          <>
            <b>{titleOf(now)}</b>
            <span>{now.from && monthsText(now.from, now.to)}</span>
          </>
        ) : before ? (
          <span>Left out: {titleOf(before)}</span>
        ) : (
          <span className="link">Add a job</span>
        )}
      </summary>
      <div className={css.fields}>
        <div className={css.pair}>
          <Field label="Title" longest={120} {...field('title')} />
          <Field label="Organisation" longest={120} {...field('organisation')} />
        </div>
        <div className={css.pair}>
          <Field label="Since" hint="A year, or a month and a year: March 2022" longest={20} {...month('from')} />
          <Field label="Until" hint="Empty if you still work there" longest={20} {...month('to')} />
        </div>
        <TextArea label="What you did (optional)" rows={3} longest={2000} {...field('text')} />
        {before && <Check label="Leave this job out" name={`experience.${at}.out`} />}
      </div>
    </details>
  );
}

const hasText = (job: JobBefore) => Object.values(job).some((text) => text !== '');

const titleOf = ({ title, organisation }: JobBefore) => [title, organisation].filter(Boolean).join(', ') || 'a job';
