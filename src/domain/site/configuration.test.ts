import { describe, expect, it } from 'vitest';
import { siteConfiguration, siteConfigurationView } from './configuration.ts';
import { JOB_ROLES } from './roles-and-position-types.ts';

const configuration = siteConfiguration({ countryCode: null, products: ['headhunter'] });

describe('the site configuration', () => {
  it('has every block of the view, and nothing else', () => {
    expect(siteConfigurationView.strict().parse(configuration)).toEqual(configuration);
    expect(Object.keys(configuration).sort()).toEqual(
      'company digest emailPlaceholders industries interested investor job kanban partnerCategories products sdgs site toolCategories uiFeatures'.split(
        ' ',
      ),
    );
  });

  it("names the visitor's country, or the default if unknown", () => {
    const detect = (countryCode: string | null) =>
      siteConfiguration({ countryCode, products: [] }).site.ipDetectedCountryCode;
    expect(detect('SE')).toBe('SE');
    expect(detect(null)).toBe('DK');
    expect(detect('NI')).toBe('DK');
    expect(detect('ZZ')).toBe('DK');
  });

  it('prices a job in each country, in the EU and elsewhere', () => {
    const prices = configuration.job.prices.map(
      ({ countryCode, amount, currency }) => `${countryCode} ${amount} ${currency}`,
    );
    expect(prices.join(', ')).toBe(
      'DK 599 DKK, NO 879 NOK, SE 849 SEK, FI 79 EUR, IS 11500 ISK, EU 79 EUR, other 79 EUR',
    );
  });

  it('does not contain NI', () => {
    expect(JSON.stringify(configuration)).not.toMatch(/"NI"|Nicaragua/);
  });

  it('keeps the ids that third-party programs rely on', () => {
    expect(configuration.job.positionTypes.map(({ id }) => id)).toEqual([
      '5b8e46b3853f039706b6ea70',
      '5b8e46b3853f039706b6ea71',
      '5b8e46b3853f039706b6ea72',
      '5b8e46b3853f039706b6ea73',
      '5b8e46b3853f039706b6ea74',
      '5b8e46b3853f039706b6ea75',
      '62e28180d8cca695ee60c98e',
    ]);
    expect(configuration.job.roles).toHaveLength(JOB_ROLES.length);
    expect(configuration.job.roles[0]).toEqual({
      key: 'backenddeveloper',
      text: 'Backend',
      icon: 'server',
      color: '#0c676b',
    });
  });

  it('has no value twice in a list', () => {
    const lists = Object.values({ ...configuration.company, ...configuration.investor, ...configuration.job })
      .filter((list) => Array.isArray(list))
      .map((list) => list.map((item) => ('value' in item ? item.value : 'key' in item ? item.key : item.countryCode)));
    for (const values of [...lists, configuration.industries.map(({ value }) => value)]) {
      expect(new Set(values).size).toBe(values.length);
    }
    expect(configuration.sdgs).toHaveLength(17);
    expect(configuration.industries.map(({ value }) => value)).toContain('impact');
    expect(configuration.interested.status.map(({ value }) => value)).toContain('custom');
    expect(configuration.products).toEqual(['HEADHUNTER']);
  });
});
