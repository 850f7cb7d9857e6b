import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher, useRevalidator } from 'react-router';
import type { SectionKey } from '#domain/companies/profile/profile-inputs.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { useHasScripts } from '#web/ui/use-has-scripts.ts';
import css from './editor.module.css';
import { SECTIONS } from './sections.ts';

export type SavedSection = { saved: SectionKey; version: string };

type Editor = {
  action: string;
  /** Notes whether a section is as it is saved, has changes, or was refused. */
  setState(section: SectionKey, state: 'saved' | 'changed' | 'refused'): void;
  /** Sections that are saved together are reported together, once the last of them is answered. */
  onSent(section: SectionKey): void;
  onAnswered(section: SectionKey, isSaved: boolean): void;
};
export const EditorContext = createContext<Editor>({ action: '', setState() {}, onSent() {}, onAnswered() {} });

export type SectionState = ReturnType<typeof formState> & {
  /** The values of a rejected form without scripts. */
  values: Record<string, string> | null;
  /** Tells the editor that something changed which no field says, such as an order. */
  touch(): void;
};

/**
 * A section of the editor: a form of its own. With scripts the bar at the bottom sends it and the page stays; without
 * them it has a button.
 */
export function SectionForm({
  section,
  version,
  saved,
  values,
  hasFiles = false,
  onTake,
  children,
}: {
  section: SectionKey;
  /** What is saved now, as a version and in words. */
  version: string;
  saved: readonly string[];
  /** Shows what is saved instead of what was typed. */
  onTake(): void;
  values: Record<string, string>;
  hasFiles?: boolean;
  children: (state: SectionState) => ReactNode;
}) {
  const { action, setState, onSent, onAnswered } = useContext(EditorContext);
  const hasScripts = useHasScripts();
  const fetcher = useFetcher<SavedSection | Mistakes>();
  const actionData = useActionData() as Mistakes | undefined;
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data && 'message' in fetcher.data ? fetcher.data : actionData;
  const state = formState(answer, section, values);
  const isOwn = answer?.values.intent === section;
  const { isMended, onMended } = useMendedFields(answer);
  const { title, lead } = SECTIONS[section];
  // What the form began with: the page may load again after another section was saved, and this form has older fields.
  const [baseVersion, setBaseVersion] = useState(version);
  const { revalidate } = useRevalidator();
  // After an answer to scripts, the page still has to load what is saved now.
  const hasLoaded = answer !== fetcher.data || version !== baseVersion;
  const hasConflict = isOwn && answer?.code === 'E_CHANGED' && hasLoaded;

  useEffect(() => {
    if (!fetcher.data || fetcher.state !== 'idle') return;
    if ('saved' in fetcher.data) {
      setState(section, 'saved');
      setBaseVersion(fetcher.data.version);
      onAnswered(section, true);
    } else {
      onAnswered(section, false);
      setState(section, 'refused');
      if (fetcher.data.code === 'E_CHANGED') void revalidate();
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [fetcher.data, fetcher.state, section, setState, onAnswered, revalidate]);

  const general = isOwn && (state.message ?? listError(answer));
  return (
    <section className={css.section} id={section} aria-labelledby={`${section}-title`}>
      <h2 id={`${section}-title`} tabIndex={-1}>
        {title}
      </h2>
      <p className={css.lead}>{lead}</p>
      <form
        ref={form}
        method="post"
        action={`${action}#${section}`}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        noValidate
        data-section={section}
        className={css.fields}
        onInput={({ target }) => {
          setState(section, 'changed');
          onMended((target as Partial<HTMLInputElement>).name ?? '');
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          data.set('by', 'script');
          onSent(section);
          fetcher.submit(data, { method: 'post', action, encType: 'multipart/form-data' });
        }}
      >
        <input type="hidden" name="intent" value={section} />
        {/* After a conflict the person has read what is saved, and saving again replaces it. */}
        <input type="hidden" name="version" value={hasConflict ? version : baseVersion} />
        {general && <Banner>{general}</Banner>}
        {hasConflict && (
          <SavedNow
            saved={saved}
            onTake={hasScripts ? onTake : null}
            href={`${action}?section=${section}#${section}`}
          />
        )}
        {children({
          ...state,
          error: (name) => (isMended(name) ? undefined : state.error(name)),
          field: (name) => ({ ...state.field(name), ...(isMended(name) && { error: undefined }) }),
          values: isOwn && !hasScripts ? (answer?.values ?? null) : null,
          touch: () => setState(section, 'changed'),
        })}
        <div className={hasScripts ? 'vh' : undefined} inert={hasScripts}>
          <Button type="submit" size="sm">
            Save {title.toLowerCase()}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Fields that changed since `answer` refused them: they count as mended until the next answer. */
function useMendedFields(answer: Mistakes | undefined) {
  const [mended, setMended] = useState<{ answer: Mistakes | undefined; names: readonly string[] }>();
  const names = mended?.answer === answer ? (mended?.names ?? []) : [];
  const isMended = (name: string) => names.includes(name);
  const onMended = (name: string) => {
    if (answer && !isMended(name)) setMended({ answer, names: [...names, name] });
  };
  return { isMended, onMended };
}

/** What somebody else has saved meanwhile. Without scripts a link takes it. */
function SavedNow({ saved, onTake, href }: { saved: readonly string[]; onTake: (() => void) | null; href: string }) {
  const label = 'Take what is saved';
  return (
    <div className={css.conflict}>
      <h3>Saved now</h3>
      {saved.length === 0 ? <p>Nothing</p> : saved.map((line) => <p key={line}>{line}</p>)}
      <p>To replace it with what you typed, save again.</p>
      {onTake ? (
        <Button kind="line" size="sm" onClick={onTake}>
          {label}
        </Button>
      ) : (
        <a className="link" href={href}>
          {label}
        </a>
      )}
    </div>
  );
}

/** The error of a whole list, such as one with too many rows. Lists of choices show theirs themselves. */
function listError(answer: Mistakes | undefined): string | undefined {
  return Object.entries(answer?.fields ?? {}).find(([name]) => !name.includes('.') && LIST_NAMES.has(name))?.[1];
}
const LIST_NAMES = new Set([
  'pictures',
  'countries',
  'people',
  'perks',
  'figures',
  'rounds',
  'investors',
  'links',
  'form',
]);
