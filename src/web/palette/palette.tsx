import { Search } from 'lucide';
import { type ComponentProps, type MouseEvent, useId, useMemo, useState } from 'react';
import { useCommandKey } from '#web/layout/command-key.ts';
import { Combobox } from '#web/ui/combobox/combobox.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './palette.module.css';
import { choicesForText, choicesWithoutText } from './palette-choices.ts';
import type { PaletteProps } from './palette-props.ts';
import { isSlashOn } from './slash-key.ts';

/** One search for jobs, startups, places, own searches, pages, profiles and the theme. Enter alone searches for jobs. */
export default function Palette({ navigation, personal, onClose }: PaletteProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [inputProps, setInputProps] = useState<ComponentProps<'input'>>();
  const title = useId();
  const command = useCommandKey();
  // Each render returns new props, which must not cause another render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page below an open dialog does not change
  const list = useMemo(
    () =>
      input && (
        <Combobox
          input={input}
          isInline
          ask={(text, signal) => choicesForText({ navigation, personal }, text, signal)}
          whenEmpty={() => choicesWithoutText({ navigation, personal })}
          emptyState={(state, text) => <EmptyState state={state} text={text} />}
          onInputProps={setInputProps}
          onChoose={({ name, run }) => {
            run?.();
            onClose();
            return name;
          }}
        />
      ),
    [input],
  );
  const closeAfterLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey && (target as Element).closest('a')) onClose();
  };
  return (
    <Modal labelledBy={title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: links and options inside receive the clicks and keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link clicks it */}
      <div className={css.palette} onClick={closeAfterLink}>
        <h2 id={title} className="vh">
          Search everything
        </h2>
        <form action="/jobs" className={css.field} onSubmit={() => setTimeout(onClose)}>
          <Icon of={Search} />
          <input
            ref={setInput}
            name="search"
            aria-label="Search jobs, startups and places"
            placeholder="Jobs, startups and places"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            {...inputProps}
          />
        </form>
        <div className={css.list}>{list}</div>
        <p className={css.keys} aria-hidden>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> to move
          </span>
          <span>
            <kbd>Enter</kbd> to open
          </span>
          <span>
            <kbd>Esc</kbd> to close
          </span>
          <span>{isSlashOn() ? <kbd>/</kbd> : <kbd>{command} K</kbd>} opens this anywhere</span>
        </p>
      </div>
    </Modal>
  );
}

function EmptyState({ state, text }: { state: 'loading' | 'failed' | 'nothing'; text: string }) {
  if (state === 'loading' || text.length < 2) {
    return <p className={css.state}>{text.length < 2 ? 'Type at least two letters.' : 'Searching…'}</p>;
  }
  if (state === 'failed') {
    return (
      <p className={css.state} role="alert">
        The search does not answer. Check your connection and try again.
      </p>
    );
  }
  return (
    <p className={css.state}>
      <b>Nothing for “{text}”</b>
      Try one word, or another spelling.
    </p>
  );
}
