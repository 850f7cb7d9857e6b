import { describe, expect, it } from 'vitest';
import { readSettings } from './environment.ts';

describe('the settings', () => {
  it('name the addresses outside this site that header and footer link to', () => {
    const live = { DEMO_DATA: 'false', LINK_NEWS: 'https://news.harbour.example/', LINK_YOUTUBE: '' };
    expect(readSettings(live).elsewhere).toEqual({ news: 'https://news.harbour.example/' });
    expect(() => readSettings({ LINK_NEWS: 'javascript:alert(1)' })).toThrow(/LINK_NEWS is wrong/);
  });

  it('give the demo on this machine every such address, at hosts that nobody owns', () => {
    const { elsewhere } = readSettings({ LINK_FACEBOOK: 'https://social.harbour.example/havn' });
    expect(Object.keys(elsewhere).sort()).toEqual(['facebook', 'instagram', 'linkedin', 'news', 'youtube']);
    expect(elsewhere.facebook).toBe('https://social.harbour.example/havn');
    for (const address of Object.values(elsewhere)) expect(new URL(address).hostname).toMatch(/\.example$/);
    expect(readSettings({ ORIGIN_THEHUB: 'https://havn.example' }).elsewhere).toEqual({});
  });

  it('refuse an identity provider without https, unless it is on this machine', () => {
    for (const issuer of ['http://login.example', 'http://127.0.0.2', 'http://localhost.example']) {
      expect(() => readSettings({ LINKEDIN_ISSUER: issuer }), issuer).toThrow(/LINKEDIN_ISSUER is wrong/);
    }
    for (const issuer of ['https://login.example', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://localhost']) {
      expect(readSettings({ LINKEDIN_ISSUER: issuer }).LINKEDIN_ISSUER, issuer).toBe(issuer);
    }
  });

  it('refuse a rule about pay that names no country or no mode', () => {
    expect(readSettings({ PAY_RULES: 'DK=require' }).PAY_RULES).toContainEqual(
      expect.objectContaining({ country: 'DK', mode: 'require' }),
    );
    for (const wrong of ['Denmark=require', 'DK=must']) {
      expect(() => readSettings({ PAY_RULES: wrong })).toThrow(/PAY_RULES is wrong: it must be like DK=require/);
    }
  });
});
