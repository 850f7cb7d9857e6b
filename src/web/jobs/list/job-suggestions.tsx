import type { SuggestedChoice, SuggestedChoices } from '#domain/search/suggestions/suggestion-views.ts';
import { logoOf } from '#web/companies/logo-of.ts';
import { type SavedSearch, savedSearches } from '#web/saved-searches/saved-searches.ts';
import { Combobox } from '#web/ui/combobox/combobox.tsx';
import type { Choice } from '#web/ui/combobox/combobox-options.tsx';
import type { SuggestionsProps } from '#web/ui/forms/search-form.tsx';
import { countText, groupDigits } from '#web/ui/text/number-format.ts';
import { putChoice } from './put-choice.ts';

const GROUPS: Record<SuggestedChoice['kind'], string> = {
  role: 'Roles',
  position: 'Roles',
  technology: 'Technologies',
  title: 'Job titles',
  startup: 'Startups',
  city: 'Places',
  country: 'Places',
  remote: 'Places',
};
/** The fields of a search for jobs, as the API calls them. */
const FIELDS: Record<string, string> = { search: 'what', location: 'where' };

const MOST_RECENT = 5;

/** A search of this browser is a link, and has no filter to put into the form. */
export type JobChoice = Choice & { put?: Pick<SuggestedChoice, 'kind' | 'words' | 'filter'> };

/**
 * Suggestions under a field of a search for jobs. They load when somebody uses the field: until then, and without them,
 * it is a plain field.
 */
export default function JobSuggestions({ input, onInputProps }: SuggestionsProps) {
  const field = FIELDS[input.name];
  if (!field) return null;
  return (
    <Combobox
      input={input}
      onInputProps={onInputProps}
      ask={async (text, signal) => (await suggestionsFor(field, text, signal)).choices}
      whenEmpty={field === 'what' ? recentSearches : undefined}
      onChoose={({ name, put }) => (put?.filter ? putChoice(input, { ...put, filter: put.filter, name }) : '')}
    />
  );
}

/** `towns` has the names of towns, by how they were typed. */
export type JobSuggestionList = { choices: JobChoice[]; towns: Record<string, string> };

export async function suggestionsFor(field: string, text: string, signal: AbortSignal): Promise<JobSuggestionList> {
  const response = await fetch(`/api/jobs/suggestions?${new URLSearchParams({ [field]: text })}`, { signal });
  if (!response.ok) throw new Error(`No suggestions: ${response.status}`);
  const { docs, towns } = (await response.json()) as SuggestedChoices & Pick<JobSuggestionList, 'towns'>;
  const choices = docs.map(
    ({ kind, name, detail, jobs, jobsAreCapped, filter, words, companyKey, flag, logoImage }) => ({
      key: `${kind} ${companyKey ?? filter?.value} ${words ?? ''}`,
      group: GROUPS[kind],
      name: words === null ? name : nameBeside(words, name, isPlace(kind), towns[words]),
      detail,
      logo: companyKey ? { flag, image: logoOf({ logoImage }) } : undefined,
      note: {
        visible: jobsAreCapped ? `${groupDigits(jobs)}+ jobs` : countText(jobs, 'job'),
        announced: `, ${jobsAreCapped ? 'more than ' : ''}${countText(jobs, 'open job')}${companyKey ? ', opens its page' : ''}`,
      },
      href: companyKey ? `/startups/${companyKey}` : undefined,
      put: { kind, words, filter },
    }),
  );
  return { choices, towns };
}

export const isPlace = (kind: SuggestedChoice['kind']) => GROUPS[kind] === 'Places' && kind !== 'remote';

function nameBeside(words: string, name: string, isInPlace: boolean, town: string | undefined): string {
  if (isInPlace) return `${words} in ${name}`;
  return town ? `${name} in ${town}` : `${words}, ${name}`;
}

/** The searches of this browser, the pinned ones first. */
export function recentSearches(): JobChoice[] {
  const searches = savedSearches();
  const choiceOf = ({ key, label, query, pinned }: SavedSearch): JobChoice => ({
    key: `search ${key}`,
    group: pinned ? 'Pinned searches' : 'Recent searches',
    name: label,
    note: { visible: '', announced: ', opens the search' },
    href: `/jobs?${query}`,
  });
  return [...searches.filter(({ pinned }) => pinned), ...searches.filter(({ pinned }) => !pinned)]
    .slice(0, MOST_RECENT)
    .map(choiceOf);
}
