import type { SuggestedChoice, SuggestedChoices } from '#domain/search/suggestions/suggestion-views.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import type { Choice } from '#web/ui/combobox-options.tsx';
import { counted, grouped } from '#web/ui/number-format.ts';
import type { SuggestionsProps } from '#web/ui/search-form.tsx';
import { putChoice } from './put-choice.ts';

const GROUPS: Record<SuggestedChoice['kind'], string> = {
  role: 'Roles',
  startup: 'Startups',
  city: 'Places',
  country: 'Places',
  remote: 'Places',
};
/** The fields of a search for jobs, as the API calls them. */
const FIELDS: Record<string, string> = { search: 'what', location: 'where' };

type JobChoice = Choice & Pick<SuggestedChoice, 'kind' | 'filter'>;

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
      ask={(text, signal) => choicesFor(field, text, signal)}
      onChoose={({ name, filter, kind }) => (filter ? putChoice(input, { name, filter, kind }) : '')}
    />
  );
}

async function choicesFor(field: string, text: string, signal: AbortSignal): Promise<JobChoice[]> {
  const response = await fetch(`/api/jobs/suggestions?${new URLSearchParams({ [field]: text })}`, { signal });
  if (!response.ok) throw new Error(`No suggestions: ${response.status}`);
  const { docs } = (await response.json()) as SuggestedChoices;
  return docs.map(({ kind, name, detail, jobs, jobsAreCapped, filter, companyKey }) => ({
    key: `${kind} ${companyKey ?? filter?.value}`,
    group: GROUPS[kind],
    name,
    detail,
    note: {
      shown: jobsAreCapped ? `${grouped(jobs)}+ jobs` : counted(jobs, 'job'),
      said: `, ${jobsAreCapped ? 'more than ' : ''}${counted(jobs, 'open job')}${companyKey ? ', opens its page' : ''}`,
    },
    href: companyKey ? `/startups/${companyKey}` : undefined,
    kind,
    filter,
  }));
}
