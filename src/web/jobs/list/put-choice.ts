import type { SuggestedChoice } from '#domain/search/suggestions/suggestion-views.ts';

type Filter = { name: string; value: string };
type PutChoice = Pick<SuggestedChoice, 'kind' | 'words'> & { name: string; filter: Filter };

/** Filters of the list that a choice takes the place of: with both, the list would not be the one that was counted. */
const REPLACED: Record<SuggestedChoice['kind'], string[]> = {
  role: ['roles'],
  position: ['positionTypes'],
  technology: [],
  title: [],
  startup: [],
  city: ['location', 'locality', 'countryCode', 'isRemote'],
  country: ['location', 'locality', 'countryCode', 'isRemote'],
  remote: ['location', 'locality', 'countryCode', 'isRemote'],
};

const undo = new WeakMap<HTMLInputElement, () => void>();

/**
 * Puts a choice into the form, which the person then sends. A place goes into the field for places, and words typed
 * before it stay in theirs. A choice without a field of its own, such as a role, stands in the field where it was typed
 * and is sent as its filter until the text changes. Returns the sentence that screen readers hear.
 */
export function putChoice(input: HTMLInputElement, { kind, name, words, filter }: PutChoice): string {
  const { form } = input;
  if (!form) return '';
  undo.get(input)?.();
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const isSeen = (field: HTMLInputElement) => field.type !== 'hidden' && field.offsetParent !== null;
  const own = fields.find((field) => field.name === filter.name && isSeen(field));
  if (own) {
    if (own !== input) {
      undo.get(own)?.();
      input.value = words ?? '';
    }
    own.value = filter.value;
  }
  const oldFields = fields.filter((field) => field !== own && field !== input && REPLACED[kind].includes(field.name));
  const stand = own ? null : standIn(input, name, filter, words);
  for (const field of oldFields) field.disabled = true;

  const stop = new AbortController();
  const takeBack = () => {
    stop.abort();
    undo.delete(own ?? input);
    for (const field of oldFields) field.disabled = false;
    stand?.remove();
  };
  undo.set(own ?? input, takeBack);
  (own ?? input).addEventListener('input', takeBack, { signal: stop.signal });
  // When the form has been read: the page that follows shows the choice as a filter, not as words.
  form.addEventListener(
    'submit',
    () =>
      setTimeout(() => {
        takeBack();
        if (stand) input.value = input.defaultValue;
      }),
    { signal: stop.signal },
  );
  const label = (own ?? input).labels?.[0]?.textContent;
  return `${name} is chosen${label ? ` in ${label}` : ''}`;
}

/**
 * Sends the choice, and the words beside it, in place of the field's text, which names both. The text is replaced where
 * the form is read: the field's own name cannot be taken away, because React puts it back whenever it draws the field.
 */
function standIn(input: HTMLInputElement, name: string, filter: Filter, words: string | null) {
  const { form } = input;
  const hiddenInput = document.createElement('input');
  hiddenInput.type = 'hidden';
  hiddenInput.name = filter.name;
  hiddenInput.value = filter.value;
  form?.append(hiddenInput);
  input.value = name;
  const replace = ({ formData }: FormDataEvent) =>
    words === null ? formData.delete(input.name) : formData.set(input.name, words);
  form?.addEventListener('formdata', replace);
  return {
    remove() {
      hiddenInput.remove();
      form?.removeEventListener('formdata', replace);
    },
  };
}
