import { describe, expect, it } from 'vitest';
import { factsOfSite } from './site-facts.ts';

const at = (html: string, address = 'https://www.tare.no/') => factsOfSite(html, address);
const structuredData = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe('the facts of a website', () => {
  it('come from its JSON-LD first', () => {
    const organisation = {
      '@type': ['Organization', 'Brand'],
      name: 'Tare Energi',
      description: 'Kelp into power.',
      foundingDate: '2019-04-01',
      logo: { '@type': 'ImageObject', url: '/logo.png' },
      address: { '@type': 'PostalAddress', addressCountry: { '@type': 'Country', name: 'Danmark' } },
    };
    const html = `<title>Home | Tare</title>${structuredData({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'Site' }, organisation] })}`;
    expect(at(html)).toEqual({
      name: 'Tare Energi',
      intro: 'Kelp into power.',
      countryCode: 'DK',
      founded: 2019,
      logos: ['https://www.tare.no/logo.png', 'https://www.tare.no/apple-touch-icon.png'],
    });
  });

  it('come from Open Graph and icons where there is no JSON-LD', () => {
    const html = `<html lang="sv"><head><title>Welcome</title><meta property="og:site_name" content="Tare &amp; Co">
      <meta name="description" content="One."><meta property="og:description" content="Kelp
      into power."><link rel="icon" href="/favicon.ico"><link rel="icon" sizes="192x192" href="big.png">
      <link rel="shortcut icon" href="/small.png"><link rel="apple-touch-icon" sizes="180x180" href="https://cdn.example/touch.png">
      <link rel="icon" href="/drawn.svg">`;
    expect(at(html, 'https://tare.com/en/')).toEqual({
      name: 'Tare & Co',
      intro: 'Kelp into power.',
      countryCode: 'SE',
      founded: null,
      logos: ['https://cdn.example/touch.png', 'https://tare.com/en/big.png', 'https://tare.com/small.png'],
    });
  });

  it.each([
    ['Kelp into power | Tare', 'Tare'],
    ['Tare – Kelp into power', 'Tare'],
    ['Home - Tare', 'Tare'],
    ['Forside | Kelp AS', 'Kelp AS'],
    ['Forside', 'Tare'],
    ['', 'Tare'],
    ['<svg><title>Arrow</title></svg>', 'Tare'],
  ])('take the name out of the title "%s"', (title, name) => {
    expect(at(title.startsWith('<') ? `<title>Tare</title>${title}` : `<title>${title}</title>`).name).toBe(name);
  });

  it.each([
    ['https://tare.dk', '', 'DK'],
    ['https://tare.io', '<html lang="fi">', 'FI'],
    ['https://tare.ai', '<html lang="en">', null],
    ['https://tare.co.uk', '', 'GB'],
    ['https://tare.de', '<html lang="da">', 'DE'],
  ])('guess the country of %s with %s as %s', (address, html, countryCode) => {
    expect(at(html, address).countryCode).toBe(countryCode);
  });

  it('cut a long description after a sentence, else after a word', () => {
    const description = (words: string) => at(`<meta name="description" content="${words}">`).intro ?? '';
    expect(description(`${'We grow kelp along the coast of Norway, all year. '.repeat(5)}`)).toMatch(
      /^We grow .* year\.$/,
    );
    const start = description('kelp '.repeat(60));
    expect(start).toMatch(/kelp…$/);
    expect(start.length).toBeLessThanOrEqual(160);
  });

  it('survive broken, hostile and empty pages', () => {
    const deep = '<div>'.repeat(50_000);
    const hostile = [
      '',
      deep,
      '<script type="application/ld+json">{"@type":',
      structuredData([null, 1, 'x', { '@type': 'Organization', name: 7, logo: [], address: 'x' }]),
      '<meta property="og:site_name" content="\u0000\u0007"><link rel="icon" href="javascript:alert(1)"><link rel=icon href="http://[">',
    ];
    for (const html of hostile) {
      expect(at(html)).toMatchObject({ name: 'Tare', logos: ['https://www.tare.no/apple-touch-icon.png'] });
    }
  });
});
