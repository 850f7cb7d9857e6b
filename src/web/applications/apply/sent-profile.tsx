import { FileText } from 'lucide';
import type { ReactNode } from 'react';
import type { ApplicationDraft } from '#domain/applications/apply-inputs.ts';
import { thumbnailOf } from '#web/companies/logo-of.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Check } from '#web/ui/check.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { counted } from '#web/ui/number-format.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { AttachFile } from '../thread/attach-file.tsx';
import css from './apply.module.css';
import { linesOf, textOf } from './apply-fields.ts';
import type { ApplyData } from './load-apply.server.ts';

/** The profile as it is sent. Each row shows what was typed and opens its fields; a closed row is sent as well. */
export function SentProfile({
  data: { person, cv },
  contents,
  typed: { contents: typed, file },
  keptFiles,
  errors,
}: {
  data: ApplyData;
  /** What the fields began with. */
  contents: ApplicationDraft;
  /** What they contain now. */
  typed: { contents: ApplicationDraft; file: string };
  /** How many files the draft has taken from the form. */
  keptFiles: number;
  errors: Record<string, string>;
}) {
  const name = textOf(contents.name);
  const languages = linesOf(typed.languages);
  const links = linesOf(typed.links);
  const text = (field: keyof ApplicationDraft) => ({
    name: field,
    defaultValue: textOf(contents[field]),
    error: errors[field],
  });
  const isNew = name === '';
  return (
    <section className={css.section}>
      <h3>What you send</h3>
      {!isNew && (
        <div className={css.me}>
          <Avatar
            name={name}
            size={64}
            image={thumbnailOf(person?.image ? { path: `/images/${person.image}` } : null)}
          />
          <div>
            <b>{textOf(typed.name)}</b>
            <p>{textOf(typed.headline)}</p>
            <p>{textOf(typed.place)}</p>
          </div>
        </div>
      )}
      <div className={css.rows}>
        <Row
          label="Name"
          value={
            [textOf(typed.name), textOf(typed.place)].filter(Boolean).join(', ') || 'Your name, headline and place'
          }
          isOpen={isNew || Boolean(errors.name ?? errors.headline ?? errors.place)}
        >
          <Field label="Name" autoComplete="name" {...text('name')} />
          <Field label="Headline, one line about you" {...text('headline')} />
          <Field label="Where you live" autoComplete="address-level2" {...text('place')} />
        </Row>
        <Row
          label="CV"
          value={
            file || cv ? (
              <span className={css.file}>
                <Icon of={FileText} size={18} />
                {file || cv?.name} {!file && cv && <small>{counted(cv.pages, 'page')}</small>}
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
          <AttachFile key={keptFiles} label={cv ? 'Choose another PDF' : 'Choose a PDF'} />
          {errors.file && <FieldError>{errors.file}</FieldError>}
          <p id="file-hint" className={css.meta}>
            A PDF of up to 10 MB.{' '}
            {person
              ? cv?.isOfProfile && 'Another one is for this application only.'
              : 'It goes with your application. If you leave this page before you send, choose it again.'}
          </p>
        </Row>
        <Row
          label="Contact"
          value={[person?.email ?? 'Your email address', textOf(typed.phone)].filter(Boolean).join(', ')}
          isOpen={Boolean(errors.phone)}
        >
          <Field label="Phone, if they may call" type="tel" autoComplete="tel" {...text('phone')} />
        </Row>
        <Row
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
        </Row>
        <Row
          label="Can start"
          value={textOf(typed.canStart) || 'Not given'}
          action={typed.canStart ? 'Edit' : 'Add'}
          isOpen={Boolean(errors.canStart)}
        >
          <Field label="The day on which you can start" type="date" {...text('canStart')} />
        </Row>
        <Row
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
        </Row>
      </div>
      <p className={css.meta}>
        {person?.hasProfile
          ? 'Changes here are for this application only. Your profile stays as it is.'
          : 'Your profile begins with this, so that your next form is filled in.'}
      </p>
    </section>
  );
}

function Row({
  label,
  value,
  action = 'Edit',
  isOpen = false,
  children,
}: {
  label: string;
  value: ReactNode;
  action?: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className={css.row}>
      <summary>
        <span className={css.label}>{label}</span>
        <span className={css.value}>{value}</span>
        <span className="link">
          {action}
          <span className="vh"> {label === 'CV' ? label : label.toLowerCase()}</span>
        </span>
      </summary>
      <div className={css.fields}>{children}</div>
    </details>
  );
}
