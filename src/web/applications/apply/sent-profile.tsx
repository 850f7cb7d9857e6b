import type { ApplicationDraft } from '#domain/applications/apply/apply-inputs.ts';
import { thumbnailOf } from '#web/companies/logo-of.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import css from './apply.module.css';
import { textOf } from './apply-fields.ts';
import type { ApplyData } from './load-apply.server.ts';
import { SentCv } from './sent-cv.tsx';
import { SentDetails } from './sent-details.tsx';
import { SentExperience } from './sent-experience.tsx';
import { SentRow } from './sent-row.tsx';

/** The profile as it is sent, in rows that open. */
export function SentProfile({
  heading: Heading,
  data,
  contents,
  draft: { contents: draft, file },
  keptFiles,
  errors,
}: {
  heading: 'h2' | 'h3';
  data: ApplyData;
  /** What the fields began with. */
  contents: ApplicationDraft;
  /** What they contain now. */
  draft: { contents: ApplicationDraft; file: string };
  /** How many files the draft has taken from the form. */
  keptFiles: number;
  errors: Record<string, string>;
}) {
  const { person } = data;
  const name = textOf(contents.name);
  const text = (field: keyof ApplicationDraft) => ({
    name: field,
    defaultValue: textOf(contents[field]),
    error: errors[field],
  });
  // Somebody new begins with these fields, so no row has to open them.
  const isNew = name === '';
  const nameFields = (
    <>
      <Field label="Name" autoComplete="name" {...text('name')} />
      <Field label="Headline, one line about you" {...text('headline')} />
      <Field label="Where you live" autoComplete="address-level2" {...text('place')} />
    </>
  );
  return (
    <section className={css.section}>
      <Heading>What you send</Heading>
      {!isNew && (
        <div className={css.me}>
          <Avatar
            name={name}
            size={64}
            image={thumbnailOf(person?.image ? { path: `/images/${person.image}` } : null)}
          />
          <div>
            <b>{textOf(draft.name)}</b>
            {draft.headline && <p>{textOf(draft.headline)}</p>}
            {draft.place && <p>{textOf(draft.place)}</p>}
          </div>
        </div>
      )}
      <div className={css.rows}>
        {isNew ? (
          <div className={css.fields}>{nameFields}</div>
        ) : (
          <SentRow
            label="Name"
            value={[textOf(draft.name), textOf(draft.place)].filter(Boolean).join(', ')}
            isOpen={Boolean(errors.name ?? errors.headline ?? errors.place)}
          >
            {nameFields}
          </SentRow>
        )}
        <SentCv
          data={data}
          sendsCv={contents.sendsCv !== false}
          file={file}
          keptFiles={keptFiles}
          error={errors.file}
        />
        <SentRow
          label="Contact"
          value={[person?.email ?? 'Your email address', textOf(draft.phone)].filter(Boolean).join(', ')}
          isOpen={Boolean(errors.phone)}
        >
          <Field label="Phone, if they may call" type="tel" autoComplete="tel" {...text('phone')} />
        </SentRow>
        <SentExperience contents={contents} draft={draft} errors={errors} />
        <SentDetails contents={contents} draft={draft} errors={errors} />
      </div>
      <p className={css.meta}>
        {person?.hasProfile
          ? 'Changes here are for this application only. Your profile stays as it is.'
          : 'We start your profile with this, so your next application is already filled in.'}
      </p>
    </section>
  );
}
