import { Plus, Trash2 } from 'lucide';
import { useId, useMemo, useState } from 'react';
import { deadlineIn } from '#domain/job-text/deadline.ts';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { JOB_PERIODS, RENEW_LIVE_WITHIN_DAYS, RENEW_WITHIN_DAYS } from '#domain/jobs/job.ts';
import { addDays } from '#domain/site/days.ts';
import { richTextAsText } from '#domain/site/text-as-rich-text.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import control from '#web/ui/forms/control.module.css';
import { Banner } from '#web/ui/forms/field.tsx';
import { LengthNote, useLength } from '#web/ui/forms/length-note.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Choice } from './choice.tsx';
import css from './closing-sections.module.css';
import { deadlineNote } from './deadline-note.ts';
import { textOf } from './draft-form.ts';
import sections from './sections.module.css';

type Props = { contents: DraftContents; typed: DraftContents; errors: Record<string, string>; isHydrated: boolean };

const MOST_STAGES = 10;
const LONGEST_STAGE = 200;

export function StagesSection({ contents, errors, isHydrated, onChange }: Props & { onChange: () => void }) {
  const stages = [contents.hiringStages].flat().map(textOf).filter(Boolean);
  const [rows, setRows] = useState(() => stages.map((text, key) => ({ key, text })));
  const [newRow, setNewRow] = useState<number>();
  const spare = { key: -1, text: '' };
  const visible = isHydrated ? rows : [...rows, spare, { ...spare, key: -2 }];
  return (
    <section className={sections.section} id="hiringStages">
      <h2>Hiring stages</h2>
      <p>People see the whole way before they apply.</p>
      <ol className={css.stages}>
        {visible.map(({ key, text }, at) => (
          <li key={key}>
            <Stage number={at + 1} text={text} isNew={key === newRow} />
            {isHydrated && (
              <IconButton
                icon={Trash2}
                label={`Delete stage ${at + 1}`}
                onClick={() => {
                  setRows(rows.filter((row) => row.key !== key));
                  setTimeout(onChange);
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {errors.hiringStages && <p role="alert">{errors.hiringStages}</p>}
      {isHydrated && rows.length < MOST_STAGES && (
        <p className={css.after}>
          <button
            type="button"
            className={sections.textButton}
            onClick={() => {
              const key = Date.now();
              setRows([...rows, { key, text: '' }]);
              setNewRow(key);
            }}
          >
            <Icon of={Plus} size={16} />
            Add a stage
          </button>
        </p>
      )}
    </section>
  );
}

function Stage({ number, text, isNew }: { number: number; text: string; isNew: boolean }) {
  const noteId = useId();
  const { length, isTooLong, onTyped } = useLength(LONGEST_STAGE, text, undefined);
  return (
    <div className={css.stage}>
      <input
        name="stage"
        aria-label={`Stage ${number}`}
        aria-invalid={isTooLong || undefined}
        aria-describedby={noteId}
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked for this field
        autoFocus={isNew}
        className={control.control}
        defaultValue={text}
        placeholder={number === 1 ? 'Application: answer within 5 days' : 'First talk: 30 minutes, by video'}
        onInput={({ currentTarget }) => onTyped(currentTarget.value)}
      />
      <LengthNote id={noteId} length={length} longest={LONGEST_STAGE} />
    </div>
  );
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export function LifeSection({
  contents,
  typed,
  errors,
  today,
  isReviewed,
  lastDay,
}: Props & {
  today: string;
  /** Staff or a payment come first, so the days do not begin at once. */
  isReviewed: boolean;
  /** Of a job that is live already: its end does not change here. */
  lastDay: string | null;
}) {
  const days = Number(textOf(typed.periodDays)) || 30;
  const closes = lastDay ?? addDays(today, days);
  const description = textOf(typed.description);
  const deadline = useMemo(() => deadlineIn(richTextAsText(description), today), [description, today]);
  const note = deadline && deadlineNote(deadline, { today, closes, isLive: lastDay !== null });
  const on = (day: string) => DAY.format(new Date(day));
  const steps = [
    lastDay
      ? { title: 'Open', text: 'Today', day: today }
      : { title: 'Goes live', text: isReviewed ? 'Once it is approved' : 'At once', day: today },
    {
      title: 'Reminder',
      text: 'Renew from here',
      day: addDays(closes, -RENEW_LIVE_WITHIN_DAYS),
    },
    { title: 'Closes', text: `Renew within ${RENEW_WITHIN_DAYS} days and keep the address`, day: closes },
  ];
  return (
    <section className={sections.section} id="life">
      <h2>Its life</h2>
      <p>
        {lastDay ? 'It is open' : `Open for ${days} days,`} to the end of {LONG_DAY.format(new Date(closes))}
        {isReviewed && !lastDay ? ' if it goes live today' : ''}.
      </p>
      {lastDay ? (
        <input type="hidden" name="periodDays" value={textOf(contents.periodDays)} />
      ) : (
        <div className={css.after}>
          <Choice
            name="periodDays"
            label="Days open"
            look="segments"
            showsLabel={false}
            options={[...JOB_PERIODS]
              .sort((a, b) => a - b)
              .map((period) => ({ value: String(period), label: `${period} days` }))}
            chosen={[textOf(contents.periodDays) || '30']}
            error={errors.periodDays}
          />
        </div>
      )}
      {note && (
        <div className={css.after}>
          <Banner tone="note">{note}</Banner>
        </div>
      )}
      <div className={css.life}>
        <div className={css.track} aria-hidden="true" />
        <ol>
          {steps.map(({ title, text, day }) => (
            <li key={title}>
              <b>{title}</b>
              {text}
              {day && <time dateTime={day}>{on(day)}</time>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
