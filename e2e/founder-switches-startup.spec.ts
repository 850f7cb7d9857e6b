import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';
import { anAccount, aStartup, enter } from './people.ts';

describe('a founder of two startups who also looks for jobs', () => {
  it('is offered only startups in a startup’s workspace, and every profile again after the choice', async () => {
    const [first, second] = [await aStartup({ name: 'Tverrfjord' }), await aStartup({ name: 'Langholmen' })];
    const person = await anAccount({ member: [{ id: first.id }, { id: second.id }], isTalent: true });
    const visitor = await newVisitor({ logsIn: true });
    const { page, visit, look } = visitor;
    await enter(visitor, person, `/client/startups/${first.key}`);
    await visit(`/client/startups/${first.key}`, { look: false });
    await look('with two startups');
    await page.getByRole('link', { name: 'Switch startup' }).click();
    await page.getByRole('heading', { level: 1, name: 'Choose profile' }).waitFor();
    const tiles = page.getByRole('main').getByRole('listitem');
    expect((await tiles.allInnerTexts()).map((text) => text.split('\n')[0]).toSorted()).toEqual([
      'Langholmen',
      'Tverrfjord',
    ]);
    await look('only startups');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Langholmen/ })
      .click();
    await page.waitForURL(`**/client/startups/${second.key}`);
    await visit('/auth/switch-profile', { look: false });
    expect(await tiles.count()).toBe(3);
  });

  edge('finds no switcher with one startup', async () => {
    const { id, key } = await aStartup({ name: 'Ensomheden' });
    const visitor = await newVisitor({ logsIn: true });
    await enter(visitor, await anAccount({ member: [{ id }], isTalent: true }), `/client/startups/${key}`);
    await visitor.visit(`/client/startups/${key}`, { look: false });
    expect(await visitor.page.getByRole('link', { name: 'Switch startup' }).count()).toBe(0);
  });
});
