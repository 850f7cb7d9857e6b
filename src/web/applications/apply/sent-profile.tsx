import { FileText } from 'lucide';
import type { ApplicationDraft } from '#domain/applications/apply/apply-inputs.ts';
import { thumbnailOf } from '#web/companies/logo-of.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { countText } from '#web/ui/number-format.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { AttachFile } from '../thread/attach-file.tsx';
import css from './apply.module.css';
import { linesOf, textOf } from './apply-fields.ts';
import type { ApplyData } from './load-apply.server.ts';
import { SentExperience } from './sent-experience.tsx';
import { SentRow } from './sent-row.tsx';

/** The profile as it is sent, in rows that open. */
export function SentProfile({
  heading: Heading,
  data: { person, cv },
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
  const name = textOf(contents.name);
  const languages = linesOf(draft.languages);
  const links = linesOf(draft.links);
  const skills = linesOf(draft.skills);
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
        <SentRow
          label="CV"
          value={
            file || cv ? (
              <span className={css.file}>
                <Icon of={FileText} size={18} />
                {file || cv?.name} {!file && cv && <small>{countText(cv.pages, 'page')}</small>}
              </span>
            ) : (
              'None yet'
            )
          }
          action={file || cv ? 'Change' : 'Add'}
          isOpen={Boolean(errors.file)}
        >
          {cv && !file ? (
            <Check label="Send this CV" name="cv" defaultChecked={contents.sendsCv !== false} />
          ) : (
            <input type="hidden" name="cv" value="on" />
          )}
          <AttachFile key={keptFiles} label={cv ? 'Choose another PDF' : 'Choose a PDF'} error={errors.file} />
          <p id="file-hint" className={css.meta}>
            A PDF of up to 10 MB.{' '}
            {person
              ? cv?.isOfProfile && 'Another one is for this application only.'
              : 'We check that it opens, and keep nothing of it before you send. If you leave this page, choose it again.'}
          </p>
        </SentRow>
        <SentRow
          label="Contact"
          value={[person?.email ?? 'Your email address', textOf(draft.phone)].filter(Boolean).join(', ')}
          isOpen={Boolean(errors.phone)}
        >
          <Field label="Phone, if they may call" type="tel" autoComplete="tel" {...text('phone')} />
        </SentRow>
        <SentExperience contents={contents} draft={draft} errors={errors} />
        <SentRow
          label="Skills"
          value={shortList(skills) || 'None yet'}
          action={skills.length > 0 ? 'Edit' : 'Add'}
          isOpen={Boolean(errors.skills)}
        >
          <TextArea
            label="Skills, separated by commas"
            name="skills"
            rows={3}
            defaultValue={linesOf(contents.skills).join(', ')}
            error={errors.skills}
          />
        </SentRow>
        <SentRow
          label="Languages"
          value={languages.length > 0 ? `${languages.join('. ')}.` : 'None yet'}
          action={languages.length > 0 ? 'Edit' : 'Add'}
          isOpen={Boolean(errors.languages)}
        >
          <TextArea
            label="Languages, one a line"
            name="languages"
            rows={3}
            placeholder="Icelandic, native"
            defaultValue={linesOf(contents.languages).join('\n')}
            error={errors.languages}
          />
        </SentRow>
        <SentRow
          label="Can start"
          value={textOf(draft.canStart) || 'Not given'}
          action={draft.canStart ? 'Edit' : 'Add'}
          isOpen={Boolean(errors.canStart)}
        >
          <Field label="The day on which you can start" type="date" {...text('canStart')} />
        </SentRow>
        <SentRow
          label="Links"
          value={links.length > 0 ? links.join(', ') : 'None yet'}
          action={links.length > 0 ? 'Edit' : 'Add'}
          isOpen={Boolean(errors.links)}
        >
          <TextArea
            label="Links, one a line"
            name="links"
            rows={3}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={linesOf(contents.links).join('\n')}
            error={errors.links}
          />
        </SentRow>
      </div>
      <p className={css.meta}>
        {person?.hasProfile
          ? 'Changes here are for this application only. Your profile stays as it is.'
          : 'We start your profile with this, so your next application is already filled in.'}
      </p>
    </section>
  );
}

const SHOWN_SKILLS = 6;

/** "Go, Kotlin and 12 more". */
function shortList(all: readonly string[]): string {
  const visible = all.length > SHOWN_SKILLS + 1 ? all.slice(0, SHOWN_SKILLS) : all;
  return visible.join(', ') + (visible.length < all.length ? ` and ${all.length - visible.length} more` : '');
}
