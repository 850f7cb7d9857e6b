import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createCardDrawing } from '#adapters/card-drawing.ts';
import type { StartupCard } from '#domain/companies/share-card.ts';
import type { JobCard } from '#domain/jobs/share-card.ts';
import type { CardElement } from './elements.ts';
import { drawJobCard } from './job-card.ts';
import { drawStartupCard } from './startup-card.ts';

const drawing = createCardDrawing();
afterAll(() => drawing.stop());

const job: JobCard = {
  platform: 'thehub',
  openness: 'open',
  title: '',
  location: { country: 'Norway', locality: 'Oslo', address: null },
  locations: [{ country: 'Norway', countryCode: 'NO' }],
  workplace: 'onsite',
  jobRole: 'sales',
  jobPositionTypes: [],
  salary: 'competitive',
  company: { name: 'Skjærgård', flag: 'disc..ink.snow.-.-.-' },
};

const startup: StartupCard = {
  platform: 'thehub',
  name: 'Skjærgård',
  intro: 'Electric ferries.',
  flag: 'disc..ink.snow.-.-.-',
  coverImage: null,
  location: { country: 'Sweden', countryCode: 'SE', locality: 'Jönköping', address: null },
  founded: '2017',
  numberOfEmployees: '11-50',
  industries: [],
};

const noPictures = { logo: null, cover: null };

/** Counts the lines of text in a part of a card: runs of dark pixel rows. */
async function linesIn(card: CardElement, part: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(await drawing.draw(card))
    .extract(part)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDark = (row: number) => data.subarray(row * part.width, (row + 1) * part.width).some((grey) => grey < 96);
  return Array.from({ length: part.height }, (_, row) => isDark(row)).filter(
    (dark, row, rows) => dark && !rows[row - 1],
  ).length;
}

describe('the text on a card', () => {
  const title = { left: 72, top: 165, width: 792, height: 290 };

  it.each([
    'Markedsføringskonsulent',
    'Markedsføringskoordinator',
    'Kommunikasjonsmedarbeider',
    'Forretningsutviklingsrådgiver',
    'Markedsføringskommunikasjonsrådgiver',
  ])('never breaks a title of one long Nordic word: %s', async (word) => {
    expect(await linesIn(drawJobCard({ ...job, title: word }, 'Havn', null), title)).toBe(1);
  });

  it('breaks between words', async () => {
    expect(await linesIn(drawJobCard({ ...job, title: 'Head of Operations' }, 'Havn', null), title)).toBe(2);
  });

  it('shows a startup’s whole name, on two lines if it is long', async () => {
    const name = { left: 276, top: 330, width: 850, height: 110 };
    const cardNamed = (startupName: string) =>
      drawStartupCard({ ...startup, name: startupName, intro: '' }, 'Havn', noPictures);
    expect(await linesIn(cardNamed('Nordic Battery Recycling Group'), name)).toBe(1);
    expect(await linesIn(cardNamed('The Northern Society for Kelp and Other Weeds'), name)).toBe(2);
  });

  it('leaves out a fact without space, and never cuts one', async () => {
    const draw = (facts: Partial<StartupCard>) =>
      drawing.draw(drawStartupCard({ ...startup, ...facts }, 'Havn Impact', noPictures));
    const withSpace = await draw({});
    expect((await draw({ industries: ['food'] })).equals(withSpace)).toBe(true);
    expect((await draw({ numberOfEmployees: null })).equals(withSpace)).toBe(false);
  });
});
