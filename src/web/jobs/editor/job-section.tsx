import { type Ref, useState } from 'react';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { languageName } from '#domain/site/language-name.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { Check } from '#web/ui/forms/check.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RichTextField } from '#web/workspace/rich-text/rich-text-field.tsx';
import type { RichTextHandle } from '#web/workspace/rich-text/rich-text-props.ts';
import { Choice, Dropdown } from './choice.tsx';
import { locationsOf, placeText, textOf } from './draft-form.ts';
import { PlaceFields } from './place-fields.tsx';
import sections from './sections.module.css';

const LONGEST_TITLE = 80;
const options = (terms: readonly { key: string; label: string }[]) =>
  terms.map(({ key: value, label }) => ({ value, label }));

type SectionProps = {
  contents: DraftContents;
  typed: DraftContents;
  errors: Record<string, string>;
  isHydrated: boolean;
  /** Tells the editor of a change that no event of the form reports. */
  onChange: () => void;
};

/** A longer title can be published, but nobody reads its end in a list. */
function titleLengthText(length: number): string {
  return length <= LONGEST_TITLE
    ? `${length} of ${LONGEST_TITLE} characters.`
    : `Lists cut it after ${LONGEST_TITLE} characters, and it has ${length}.`;
}

export function JobSection({ contents, typed, errors, isHydrated, onChange }: SectionProps) {
  return (
    <section className={sections.section} id="job">
      <h2>The job</h2>
      <div className={sections.fields}>
        <Field
          id="title"
          label="Title"
          name="title"
          longest={200}
          defaultValue={textOf(contents.title)}
          error={errors.title}
          hint={
            <p className={sections.meta}>
              The plain title people search for. {titleLengthText(textOf(typed.title).length)}
            </p>
          }
        />
        <Field
          id="pitch"
          label="In one sentence"
          name="pitch"
          longest={200}
          defaultValue={textOf(contents.pitch)}
          placeholder="Keep 46 ferries charged, and see them sail from your window"
          error={errors.pitch}
          hint={
            <p className={sections.meta}>Optional. A boosted job shows it below the title, and search engines may.</p>
          }
        />
        <div className={sections.two}>
          <Dropdown
            name="jobRole"
            label="Role"
            empty="Choose a role"
            options={options(JOB_ROLES)}
            chosen={textOf(contents.jobRole)}
            error={errors.jobRole}
          />
          <PlaceFields
            places={locationsOf(contents).map(placeText)}
            errors={errors}
            isHydrated={isHydrated}
            onChange={onChange}
          />
        </div>
        <Choice
          name="jobPositionTypes"
          label="Terms"
          look="chips"
          isMany
          options={options(POSITION_TYPES)}
          chosen={[contents.jobPositionTypes].flat().map(textOf)}
          error={errors.jobPositionTypes}
        />
        <Choice
          name="workplace"
          label="From home"
          look="chips"
          options={[
            { value: 'onsite', label: 'No' },
            { value: 'hybrid', label: 'Some days' },
            { value: 'remote', label: 'Always' },
          ]}
          chosen={[textOf(contents.workplace)]}
          error={errors.workplace}
        />
      </div>
    </section>
  );
}

const LANGUAGES = [
  ['en', 'English'],
  ['da', 'Danish'],
  ['sv', 'Swedish'],
  ['no', 'Norwegian'],
  ['fi', 'Finnish'],
  ['is', 'Icelandic'],
  ['de', 'German'],
  ['fr', 'French'],
  ['es', 'Spanish'],
  ['nl', 'Dutch'],
  ['pl', 'Polish'],
].map(([value = '', label = '']) => ({ value, label }));
/** A text is in Bokmål or Nynorsk, a person speaks Norwegian. */
const TEXT_LANGUAGES = LANGUAGES.map((one) => (one.value === 'no' ? { ...one, value: 'nb' } : one));
const LEVELS = ['A2', 'B1', 'B2', 'C1', 'basic', 'good', 'fluent'];
const MOST_LANGUAGES = 4;

export function TextSection({
  contents,
  errors,
  isHydrated,
  marks,
  handle,
  onChange,
}: SectionProps & { marks: { passage: string; number: number }[]; handle: Ref<RichTextHandle> }) {
  const languages = Array.isArray(contents.languages)
    ? (contents.languages as { language: string; level: string }[])
    : [];
  const [rows, setRows] = useState(Math.max(1, languages.length));
  return (
    <section className={sections.section} id="text">
      <h2>About the job</h2>
      <div className={sections.fields}>
        <RichTextField
          name="description"
          html={textOf(contents.description)}
          label="About the job"
          error={errors.description}
          marks={marks}
          handle={handle}
          onChange={onChange}
        />
        {Array.from({ length: isHydrated ? rows : rows + 1 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added
          <div className={sections.two} key={at}>
            <Dropdown
              id={`language-${at}`}
              name="language"
              label={at === 0 ? 'Language' : 'Another language'}
              empty="Not said"
              options={withOption(LANGUAGES, languages[at]?.language, languageName)}
              chosen={languages[at]?.language ?? ''}
              error={at === 0 ? errors.languages : undefined}
            />
            <Dropdown
              id={`level-${at}`}
              name="level"
              label={
                <>
                  Level<span className="vh"> of language {at + 1}</span>
                </>
              }
              empty="Any level"
              options={withOption(
                LEVELS.map((value) => ({ value, label: capitalise(value) })),
                languages[at]?.level,
              )}
              chosen={languages[at]?.level ?? ''}
            />
          </div>
        ))}
        {isHydrated && rows < MOST_LANGUAGES && (
          <p>
            <button type="button" className={sections.textButton} onClick={() => setRows(rows + 1)}>
              Add a language
            </button>
          </p>
        )}
        <div className={sections.two}>
          <Dropdown
            name="relocation"
            label="Visa and moving"
            options={[
              { value: 'notSaid', label: 'Not said' },
              { value: 'offered', label: 'We help with both' },
              { value: 'notOffered', label: 'Not offered' },
            ]}
            chosen={textOf(contents.relocation) || 'notSaid'}
          />
          <Dropdown
            name="textLanguage"
            label="This text is in"
            options={withOption(TEXT_LANGUAGES, textLanguageOf(contents), languageName)}
            chosen={textLanguageOf(contents)}
          />
        </div>
        <Check
          name="englishEnough"
          value="true"
          label="English is enough"
          defaultChecked={contents.englishEnough === true}
        />
      </div>
    </section>
  );
}

function withOption(
  list: { value: string; label: string }[],
  value: string | undefined,
  labelOf: (value: string) => string = (same) => same,
) {
  return !value || list.some((one) => one.value === value) ? list : [...list, { value, label: labelOf(value) }];
}

/** Older drafts say `no` for both written forms of Norwegian. */
function textLanguageOf(contents: DraftContents): string {
  const code = textOf(contents.textLanguage) || 'en';
  return code === 'no' ? 'nb' : code;
}
