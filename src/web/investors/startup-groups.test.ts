import { describe, expect, it } from 'vitest';
import { startupGroups } from './startup-groups.ts';

describe('the ways into the directory on the page for investors', () => {
  const nothing = { countries: {}, industries: {}, stages: {}, fundingStages: {}, hiring: 0 };

  it('lead to the startups that they count', () => {
    const [countries, rounds] = startupGroups({ ...nothing, countries: { NO: 28 }, fundingStages: { seed: 51 } });
    expect(countries).toEqual({
      title: 'By country',
      links: [{ label: 'Norway', href: '/startups?countryCode=NO', n: 28, country: 'NO' }],
    });
    expect(rounds).toEqual({
      title: 'By last round',
      links: [{ label: 'Seed', href: '/startups?fundingStage=seed', n: 51 }],
    });
  });

  it('name the five largest industries, the largest first', () => {
    const industries = { hardware: 32, impact: 22, saas: 21, cleantech: 18, maritime: 40, fintech: 2 };
    const [group] = startupGroups({ ...nothing, industries });
    expect(group?.links.map(({ n }) => n)).toEqual([40, 32, 22, 21, 18]);
  });

  it('are left out where no startup is behind them', () => {
    expect(startupGroups(nothing)).toEqual([]);
  });
});
