import { profileText } from '#domain/accounts/profiles.ts';
import type { JobList } from '#domain/jobs/views.ts';
import { fold } from '#domain/site/fold.ts';
import { SIGN_OUT } from '#web/auth/auth-screens.ts';
import { logoOf } from '#web/companies/logo-of.ts';
import { isPlace, type JobSuggestionList, recentSearches, suggestionsFor } from '#web/jobs/list/job-suggestions.tsx';
import { chooseTheme, rememberedTheme, THEMES, type Theme } from '#web/layout/theme.ts';
import type { Choice } from '#web/ui/combobox/combobox-options.tsx';
import { countText, groupDigits } from '#web/ui/text/number-format.ts';
import type { PaletteChoice, PaletteProps } from './palette-props.ts';
import { isSlashOn, setSlash } from './slash-key.ts';

type Here = Pick<PaletteProps, 'navigation' | 'personal'>;

const MOST_JOBS = 3;
const MOST_PAGES = 6;
const THEME_NAMES: Record<Theme, string> = { light: 'Light theme', dark: 'Dark theme', system: 'Theme of the system' };
const OPENS = { visible: '', announced: ', opens the page' };
const DOES = { visible: '', announced: '' };

/** Without text: the searches of this browser, other profiles, the pages of the header, and the theme. */
export function choicesWithoutText(here: Here): PaletteChoice[] {
  return [...recentSearches(), ...profiles(here), ...pages(here).slice(0, MOST_PAGES), ...settings()];
}

/**
 * Finds choices for the text. Pages, profiles and settings need no connection, so they remain where the search does not
 * answer.
 */
export async function choicesForText(here: Here, text: string, signal: AbortSignal): Promise<PaletteChoice[]> {
  const isNamed = ({ name }: Choice) => ` ${fold(name)}`.includes(` ${fold(text)}`);
  const own = [
    ...recentSearches().filter(({ name }) => fold(name).includes(fold(text))),
    ...profiles(here).filter(isNamed),
    ...pages(here).filter(isNamed).slice(0, MOST_PAGES),
    ...settings().filter(isNamed),
  ];
  try {
    const [suggested, jobs, ofStaff] = await Promise.all([
      suggestionsFor('what', text, signal),
      jobsWith(text, signal),
      here.personal?.isAdmin ? forStaff(text, signal) : [],
    ]);
    return [...linked(suggested), ...jobChoices(jobs, text, townNamed(text, suggested)), ...ofStaff, ...own];
  } catch (error) {
    if (own.length === 0 || signal.aborted) throw error;
    return own;
  }
}

async function forStaff(text: string, signal: AbortSignal): Promise<PaletteChoice[]> {
  const { staffChoices } = await import('./staff-choices.ts');
  return staffChoices(text, signal);
}

/** The town whose name was typed, as it is written; only where the text is suggested as a place. */
function townNamed(text: string, { choices, towns }: JobSuggestionList): string | undefined {
  return choices.some(({ put }) => put && put.words === null && isPlace(put.kind)) ? towns[text] : undefined;
}

/** The suggestions as links. */
function linked({ choices }: JobSuggestionList): PaletteChoice[] {
  return choices.map(({ put, ...choice }) => {
    if (choice.href || !put?.filter) return choice;
    const query = new URLSearchParams([[put.filter.name, put.filter.value]]);
    if (put.words) query.set('search', put.words);
    return { ...choice, href: `/jobs?${query}` };
  });
}

async function jobsWith(text: string, signal: AbortSignal): Promise<JobList> {
  const query = new URLSearchParams({ search: text });
  const response = await fetch(`/api/v2/jobs?${query}&includeSuggestions=false`, { signal });
  if (!response.ok) throw new Error(`The list of jobs answered ${response.status}.`);
  return (await response.json()) as JobList;
}

function jobChoices({ docs, total, totalIsCapped }: JobList, text: string, town: string | undefined): PaletteChoice[] {
  if (docs.length === 0) return [];
  return [
    // Few matches are followed by jobs that leave out words of the search; the number does not count those.
    ...docs
      .filter(({ relaxed }) => relaxed === undefined)
      .slice(0, MOST_JOBS)
      .map(({ id, title, company }) => ({
        key: `job ${id}`,
        group: 'Jobs',
        name: title,
        detail: company.name,
        logo: { flag: company.flag, image: logoOf(company) },
        note: OPENS,
        href: `/jobs/${id}`,
      })),
    {
      key: 'search',
      group: 'Search',
      name: total === 0 ? `Jobs close to “${text}”` : town ? `Jobs in ${town}` : `Jobs with “${text}”`,
      note:
        total === 0
          ? OPENS
          : {
              visible: totalIsCapped ? `${groupDigits(total)}+ jobs` : countText(total, 'job'),
              announced: `, ${totalIsCapped ? 'more than ' : ''}${countText(total, 'open job')}`,
            },
      href: `/jobs?${new URLSearchParams({ search: text })}`,
    },
  ];
}

function pages({ navigation }: Here): PaletteChoice[] {
  const { links, login, action, menu, account, footer, legal } = navigation;
  const all = [...links, ...(login ? [login] : []), ...(action ? [action] : []), ...menu, ...account]
    .concat(
      footer.flatMap((column) => column.links),
      legal,
    )
    .filter(({ href, external }) => href !== SIGN_OUT && !external);
  return [...new Map(all.map((link) => [link.href, link])).values()].map(({ label, href }) => ({
    key: `page ${href}`,
    group: 'Go to',
    name: label,
    note: OPENS,
    href,
  }));
}

function profiles({ personal }: Here): PaletteChoice[] {
  return (personal?.profiles ?? [])
    .filter(({ id }) => id !== personal?.current?.id)
    .map((profile) => ({
      key: `profile ${profile.id}`,
      group: 'Profiles',
      name: `Use Havn as ${profile.name}`,
      detail: profile.description,
      note: DOES,
      run: () => switchTo(profileText(profile)),
    }));
}

/** The same form as in the profile menu. */
function switchTo(profile: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/auth/switch-profile';
  const field = document.createElement('input');
  field.name = 'profile';
  field.value = profile;
  form.hidden = true;
  form.append(field);
  document.body.append(form);
  form.submit();
}

function settings(): PaletteChoice[] {
  const isOn = isSlashOn();
  return [
    ...THEMES.filter((theme) => theme !== rememberedTheme()).map((theme) => ({
      key: `theme ${theme}`,
      group: 'This browser',
      name: THEME_NAMES[theme],
      note: DOES,
      run: () => chooseTheme(theme),
    })),
    {
      key: 'slash',
      group: 'This browser',
      name: isOn ? 'Turn the / key off' : 'Turn the / key on',
      detail: isOn ? 'It opens this search' : null,
      note: DOES,
      run: () => setSlash(!isOn),
    },
  ];
}
