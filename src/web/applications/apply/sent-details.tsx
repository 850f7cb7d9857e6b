import type { ComponentProps } from 'react';
import type { ApplicationDraft } from '#domain/applications/apply/apply-inputs.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { linesOf, textOf } from './apply-fields.ts';
import { SentRow } from './sent-row.tsx';

type DraftProps = {
  /** What the fields began with. */
  contents: ApplicationDraft;
  /** What they contain now. */
  draft: ApplicationDraft;
  errors: Record<string, string>;
};

/** Skills, languages, the first day and links, as they are sent. */
export function SentDetails(props: DraftProps) {
  const { contents, draft, errors } = props;
  return (
    <>
      <ListRow
        {...props}
        label="Skills"
        name="skills"
        shown={shortList}
        field={{ label: 'Skills, separated by commas' }}
        separator=", "
      />
      <ListRow
        {...props}
        label="Languages"
        name="languages"
        shown={(languages) => `${languages.join('. ')}.`}
        field={{ label: 'Languages, one a line', placeholder: 'Icelandic, native' }}
      />
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
      <ListRow
        {...props}
        label="Links"
        name="links"
        shown={(links) => links.join(', ')}
        field={{ label: 'Links, one a line', inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
      />
    </>
  );
}

/** A list that people type into one field. */
function ListRow({
  contents,
  draft,
  errors,
  label,
  name,
  shown,
  field,
  separator = '\n',
}: DraftProps & {
  label: string;
  name: 'skills' | 'languages' | 'links';
  shown: (values: readonly string[]) => string;
  field: Pick<ComponentProps<typeof TextArea>, 'label' | 'placeholder' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;
  separator?: string;
}) {
  const values = linesOf(draft[name]);
  return (
    <SentRow
      label={label}
      value={values.length > 0 ? shown(values) : 'None yet'}
      action={values.length > 0 ? 'Edit' : 'Add'}
      isOpen={Boolean(errors[name])}
    >
      <TextArea
        {...field}
        name={name}
        rows={3}
        defaultValue={linesOf(contents[name]).join(separator)}
        error={errors[name]}
      />
    </SentRow>
  );
}

const SHOWN_SKILLS = 6;

/** "Go, Kotlin and 12 more". */
function shortList(all: readonly string[]): string {
  const visible = all.length > SHOWN_SKILLS + 1 ? all.slice(0, SHOWN_SKILLS) : all;
  return visible.join(', ') + (visible.length < all.length ? ` and ${all.length - visible.length} more` : '');
}
