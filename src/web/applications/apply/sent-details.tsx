import type { ApplicationDraft } from '#domain/applications/apply/apply-inputs.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { linesOf, textOf } from './apply-fields.ts';
import { SentRow } from './sent-row.tsx';

/** Skills, languages, the first day and links, as they are sent. */
export function SentDetails({
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
  const languages = linesOf(draft.languages);
  const links = linesOf(draft.links);
  const skills = linesOf(draft.skills);
  return (
    <>
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
        <Field
          label="The day on which you can start"
          type="date"
          name="canStart"
          defaultValue={textOf(contents.canStart)}
          error={errors.canStart}
        />
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
    </>
  );
}

const SHOWN_SKILLS = 6;

/** "Go, Kotlin and 12 more". */
function shortList(all: readonly string[]): string {
  const visible = all.length > SHOWN_SKILLS + 1 ? all.slice(0, SHOWN_SKILLS) : all;
  return visible.join(', ') + (visible.length < all.length ? ` and ${all.length - visible.length} more` : '');
}
