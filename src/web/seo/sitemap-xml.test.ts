import { describe, expect, it } from 'vitest';
import { breadcrumbList, placeCrumbs } from './crumbs.ts';
import { organizationPage } from './organization.ts';
import { sitemapXml } from './sitemap-xml.ts';

describe('a sitemap', () => {
  it('lists absolute addresses with the time of their last change', () => {
    const xml = sitemapXml('https://havn.example', [
      { path: '/jobs/6560a1b2c3d4e5f601234567', lastChanged: new Date('2026-11-18T08:00:00Z') },
      { path: '/jobs/location/norway' },
    ]);
    expect(xml).toContain(
      '<url><loc>https://havn.example/jobs/6560a1b2c3d4e5f601234567</loc><lastmod>2026-11-18T08:00:00.000Z</lastmod></url>',
    );
    expect(xml).toContain('<url><loc>https://havn.example/jobs/location/norway</loc></url>');
    expect(xml).not.toMatch(/priority|changefreq/);
  });

  it('escapes addresses', () => {
    expect(sitemapXml('https://havn.example', [{ path: '/?a=1&b=<2>' }])).toContain('/?a=1&amp;b=&lt;2&gt;');
  });

  it('index lists sitemaps', () => {
    expect(sitemapXml('https://havn.example', [{ path: '/sitemaps/jobs-1.xml' }], 'sitemaps')).toContain(
      '<sitemap><loc>https://havn.example/sitemaps/jobs-1.xml</loc></sitemap>',
    );
  });
});

describe('the breadcrumbs of a page', () => {
  it('begin at the front page and end at the page itself', () => {
    const country = { name: 'Norway', slug: 'norway' };
    const { itemListElement } = breadcrumbList(placeCrumbs(country, { name: 'Bergen' }), {
      origin: 'https://havn.example',
    });
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://havn.example/' },
      { '@type': 'ListItem', position: 2, name: 'Jobs', item: 'https://havn.example/jobs' },
      { '@type': 'ListItem', position: 3, name: 'Norway', item: 'https://havn.example/jobs/location/norway' },
      { '@type': 'ListItem', position: 4, name: 'Bergen' },
    ]);
  });
});

describe('a startup as an organization', () => {
  const company = {
    key: 'skjaergaard',
    name: 'Skjærgård',
    website: 'https://skjaergard.example',
    intro: 'Fast electric ferries',
    founded: '2019',
    numberOfEmployees: '51-100',
    logoImage: { path: '/images/6560a1b2c3d4e5f601234560' },
  };

  it('states its year of foundation and number of employees', () => {
    expect(organizationPage(company, { origin: 'https://havn.example' })).toMatchObject({
      '@type': 'Organization',
      url: 'https://havn.example/startups/skjaergaard',
      sameAs: 'https://skjaergard.example',
      logo: 'https://havn.example/images/6560a1b2c3d4e5f601234560/logo',
      foundingDate: '2019',
      numberOfEmployees: { minValue: 51, maxValue: 100 },
    });
  });

  it('leaves out unknown facts', () => {
    const withoutFacts = { ...company, founded: null, numberOfEmployees: null, logoImage: undefined, website: null };
    const organization = organizationPage(withoutFacts, { origin: 'https://havn.example' });
    for (const property of ['foundingDate', 'numberOfEmployees', 'logo', 'sameAs']) {
      expect(organization).not.toHaveProperty(property);
    }
  });
});
