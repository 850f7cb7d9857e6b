import { expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { listPeople } from './people.server.ts';

const fixture = rollbackFixture();

it('finds people by name and address for admins, in any case and without accents', async () => {
  const { actor } = await somebody(fixture.context, { isAdmin: true });
  const { id } = await somebody(fixture.context, { firstName: 'Þóra', lastName: 'Ødegård', email: 'thora@tang.is' });
  const namesFor = async (search: string) =>
    (await listPeople(fixture.as({ actor }), { search })).docs.map((person) => person.id);
  for (const search of ['Þóra Ødegård', 'odegard', 'THORA', 'thora@tang.is']) {
    expect(await namesFor(search), search).toEqual([id]);
  }
  expect(await namesFor('%')).toEqual([]);
  expect(await namesFor(' ')).toContain(id);
});
