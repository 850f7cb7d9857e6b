import { describe, expect, it } from 'vitest';
import type { LandingCounters } from '#domain/search/landing/landing-counters.server.ts';
import { LANDING_PAGES, landingHeading } from '#domain/search/landing/landing-pages.ts';
import { landingDescription, landingIntro } from './landing-copy.server.ts';

type Facts = Parameters<typeof landingIntro>[1];

function facts(total: number, changes: Partial<LandingCounters> = {}): Facts {
  return {
    total,
    isCapped: total >= 10_000,
    countsAreCapped: total > 1_000,
    now: '2026-11-20T09:00:00.000Z',
    startups: Math.min(total, 12),
    newThisWeek: Math.floor(total / 3),
    newest: total > 0 ? '2026-11-02T09:00:00.000Z' : null,
    englishEnough: Math.floor(total / 2),
    roles: [
      { key: 'backenddeveloper', n: Math.ceil(total / 2) },
      { key: 'sales', n: Math.floor(total / 2) },
    ],
    cities: [
      { name: 'København', n: Math.ceil(total / 2) },
      { name: 'Aarhus', n: Math.floor(total / 2) },
    ],
    pay:
      total >= 5
        ? { currency: 'DKK', period: 'month', n: total, lowest: 40, highest: 9_000_000, middle: 5_000_000 }
        : null,
    atPlace: total,
    near: new Map(),
    ...changes,
  };
}

const introOf = (slug: string, pageFacts: Facts) => {
  const page = LANDING_PAGES.find(({ slug: other }) => other === slug);
  if (!page) throw new Error(`There is no ${slug}.`);
  return landingIntro(page, pageFacts).replaceAll('\u00a0', ' ');
};

describe('the copy of landing pages', () => {
  it.each([0, 1, 2, 3, 40, 2_000, 10_000])('differs on each page and reads right with %i jobs', (total) => {
    const intros = new Set<string>();
    const descriptions = new Set<string>();
    for (const page of LANDING_PAGES) {
      const intro = landingIntro(page, facts(total));
      const description = landingDescription(page, facts(total));
      const mistake =
        /undefined|null|NaN| {2}| \.|\b1 (?:jobs|startups|internships)\b|\b1 [^.]*\bare open|\ba (?:analyst|internship|operations|engineering)/;
      expect([page.slug, mistake.exec(`${intro} ${description}`)?.[0]]).toEqual([page.slug, undefined]);
      expect(intro).toMatch(/^[A-Z0-9].*\.$/s);
      intros.add(intro);
      descriptions.add(description);
    }
    expect([intros.size, descriptions.size]).toEqual([LANDING_PAGES.length, LANDING_PAGES.length]);
    expect(new Set(LANDING_PAGES.map(landingHeading)).size).toBe(LANDING_PAGES.length);
  });

  it('describes each kind of page in its own way', () => {
    expect(introOf('sales-jobs-denmark', facts(40))).toBe(
      '40 sales jobs are open at 12 startups in Denmark. Most of them are in Copenhagen and Aarhus. 13 landed this week. ' +
        'All 40 state the pay: 0 to 90 000 DKK a month, and half reach 50 000 or more. ' +
        '20 of the 40 need only English.',
    );
    expect(introOf('remote-jobs-sweden', facts(1, { newThisWeek: 0, englishEnough: 1 }))).toBe(
      '1 remote job is open at 1 startup hiring in Sweden. It landed on 2 November. It needs only English.',
    );
    expect(introOf('english-speaking-jobs-norway', facts(3, { newThisWeek: 3 }))).toBe(
      'English is enough for 3 open jobs at 3 startups in Norway. All of them landed this week.',
    );
    expect(introOf('internships-iceland', facts(0))).toBe('No startup in Iceland has an internship open today.');
  });

  it('leaves out pay that few jobs state in one unit, and everything uncounted above a thousand jobs', () => {
    const few = { currency: 'DKK', period: 'month', n: 6, lowest: 1, highest: 2, middle: 2 };
    expect(introOf('sales-jobs', facts(40, { pay: few }))).not.toContain('pay');
    expect(introOf('sales-jobs', facts(2_000))).toBe('2 000 sales jobs are open.');
    expect(introOf('sales-jobs', facts(10_000))).toBe('10 000+ sales jobs are open.');
  });
});
