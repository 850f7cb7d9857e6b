import { expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { loadPage } from '#testing/load-page.ts';
import { somebody } from '#testing/people.ts';
import { loader } from './people.page.tsx';

const fixture = rollbackFixture();

it('names the person who was logged out, because many share a first name', async () => {
  const { actor } = await somebody(fixture.context, { isAdmin: true });
  const named = await somebody(fixture.context, { firstName: 'Tuva', lastName: 'Malm' });
  const nameless = await somebody(fixture.context, { firstName: '', lastName: '', email: 'tuva@people.example' });
  const noticeFor = async (id: string) => {
    const page = await loadPage(loader, fixture.as({ actor }), { path: `/admin/people?search=tuva&done=${id}` });
    return 'data' in page ? page.data.notice : page;
  };
  expect(await noticeFor(named.id)).toBe('Tuva Malm is logged out everywhere.');
  expect(await noticeFor(nameless.id)).toBe('tuva@people.example is logged out everywhere.');
  expect(await noticeFor('<b>')).toBeNull();
});

it('marks the row of the admin who reads it, who logs out in the settings', async () => {
  const reader = await somebody(fixture.context, { isAdmin: true, firstName: 'Birk', lastName: 'Ø' });
  await somebody(fixture.context, { firstName: 'Birk', lastName: 'Å' });
  const page = await loadPage(loader, fixture.as({ actor: reader.actor }), { path: '/admin/people?search=birk' });
  const rows = 'data' in page ? page.data.docs.map(({ id, isReader }) => [id === reader.id, isReader]) : page;
  expect(rows).toEqual(expect.arrayContaining([[true, true]]));
  expect(rows).toEqual(expect.arrayContaining([[false, false]]));
  expect(rows).not.toContainEqual([false, true]);
});
