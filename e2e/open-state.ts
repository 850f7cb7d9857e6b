import type { Person } from '#testing/people.ts';
import { type Visitor, waitForHydration } from './browser.ts';
import { setSessionOf } from './people.ts';
import type { Personas } from './personas.ts';

/** A dialog, menu or page of the workspace in one of its states. */
export type OpenState = {
  name: string;
  /** The window widths at which it can be seen; every width by default. */
  widths?: readonly number[];
  /** It covers a part of the page that stays usable. */
  covers?: boolean;
  /** The visitor has not closed the notice about cookies yet. */
  hasCookieNotice?: boolean;
  open: (visitor: Visitor, personas: Personas) => Promise<unknown>;
};

/** A short page behind whatever opens. */
export const SHORT_PAGE = '/startups/join';

/** Opens an address as one of the personas. */
export const openAs =
  (persona: keyof Personas, path: string | ((personas: Personas) => string)): OpenState['open'] =>
  async (visitor, personas) => {
    await setSessionOf(visitor, personas[persona] as Person);
    await visitor.visit(typeof path === 'string' ? path : path(personas), { look: false });
  };

/** Opens a page, fills a form of it and waits for the answer. */
export const submit =
  (open: OpenState['open'], fields: Record<string, string>, button: string, answer: string): OpenState['open'] =>
  async (visitor, personas) => {
    await open(visitor, personas);
    const { page } = visitor;
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: button }).click();
    await page.getByText(answer).first().waitFor();
    await waitForHydration(page);
  };
