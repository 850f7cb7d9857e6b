import { expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { completenessOf } from './profile-completeness.ts';
import { findEditableProfile } from './profile-queries.server.ts';
import type { EditableProfile } from './profile-views.ts';

const fixture = rollbackFixture();

it('never falls when something is added to a profile', async () => {
  const company = await someCompany(fixture.context);
  const { actor } = await somebody(fixture.context, { member: [{ id: company.id }] });
  let profile: EditableProfile = await findEditableProfile(fixture.as({ actor }), company.key);
  const picture = (alt: string) => ({ id: 'a'.repeat(24), alt, focusX: 0.5, focusY: 0.5, width: 900, height: 600 });
  const percents = [completenessOf(profile).percent];
  for (const alt of ['The quay', 'The office', 'The team', '', '']) {
    profile = { ...profile, pictures: [...profile.pictures, picture(alt)] };
    percents.push(completenessOf(profile).percent);
  }
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  expect(completenessOf(profile).states.gallery).toBe('complete');
  const withoutTexts = { ...profile, pictures: [picture(''), picture(''), picture('')] };
  expect(completenessOf(withoutTexts).states.gallery).toBe('half');
});

it('states the same share in percent as in sections, whatever is only begun', async () => {
  const company = await someCompany(fixture.context);
  const { actor } = await somebody(fixture.context, { member: [{ id: company.id }] });
  const stored = await findEditableProfile(fixture.as({ actor }), company.key);
  const profile: EditableProfile = { ...stored, businessModels: ['saas'], industries: [] };
  const { states, complete, total, percent } = completenessOf(profile);
  expect(states.model).toBe('half');
  expect(percent).toBe(Math.round((complete / total) * 100));
});
