import { describe, expect, it } from 'vitest';
import { readSettings } from './environment.ts';

describe('wrong settings', () => {
  it('are a public site without https, unless somebody insists', () => {
    const origin = { ORIGIN_THEHUB: 'http://havn.example' };
    expect(() => readSettings(origin)).toThrow('ORIGIN_THEHUB is wrong: http://havn.example is public but not https');
    expect(readSettings({ ...origin, ALLOW_PUBLIC_HTTP: 'true' }).originOf.thehub).toBe('http://havn.example');
    expect(readSettings({ ORIGIN_THEHUB: 'https://havn.example' }).originOf.thehub).toBe('https://havn.example');
    expect(readSettings({}).originOf.thehub).toBe('http://localhost:3000');
  });

  it('are told by their new name when they were renamed', () => {
    expect(() => readSettings({ DEMO_TOWN: 'false' })).toThrow('DEMO_TOWN is called DEMO_DATA now');
    expect(readSettings({ DEMO_DATA: 'false' }).DEMO_DATA).toBe(false);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is wrong: it must be a number (it is "abc").'],
    [{ PORT: '1.5' }, 'PORT is wrong: it must be a whole number (it is "1.5").'],
    [{ PORT: '99999' }, 'PORT is wrong: it must be at most 65535 (it is "99999").'],
    [{ LIMIT_WRITES: '0' }, 'LIMIT_WRITES is wrong: it must be at least 1 (it is "0").'],
    [{ DEMO_DATA: 'no' }, 'DEMO_DATA is wrong: it must be one of 0, 1, true, false (it is "no").'],
    [{ TWO_FACTOR_SECRET: 'short' }, 'TWO_FACTOR_SECRET is wrong: it must have at least 32 characters.'],
    [{ CONTACT_EMAIL: 'x' }, 'CONTACT_EMAIL is wrong: it is not an email address (it is "x").'],
    [{ SECURITY_CONTACT: 'x' }, 'SECURITY_CONTACT is wrong: it is neither an email nor an https address (it is "x").'],
    [{ SMTP_URL: 'x' }, 'SMTP_URL is wrong: it is not like smtp://user:password@host:587.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is wrong: it is not like postgres://user:password@host/database.'],
  ])('are told in words: %o', (settings, sentence) => {
    expect(() => readSettings(settings)).toThrow(sentence);
  });

  it('are proxies that are no addresses, and hosts that are more than a name', () => {
    expect(() => readSettings({ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/99' })).toThrow(
      'TRUSTED_PROXIES is wrong: "10.0.0.0/99" is neither an address nor a range like 10.0.0.0/8',
    );
    expect(readSettings({ TRUSTED_PROXIES: '10.0.0.1, fd00::/8' }).TRUSTED_PROXIES).toEqual(['10.0.0.1', 'fd00::/8']);
    for (const host of ['https://www.havn.example', 'www.havn.example/jobs', 'www.havn.example:443']) {
      expect(() => readSettings({ HOSTS_THEHUB: host }), host).toThrow('HOSTS_THEHUB is wrong: each must be a host');
    }
    expect(readSettings({ HOSTS_THEHUB: 'www.havn.example' }).HOSTS_THEHUB).toEqual(['www.havn.example']);
  });

  it('are an address of a site with a path, which no page would be at', () => {
    for (const address of ['https://havn.example/jobs', 'https://havn.example/?a', 'https://me@havn.example']) {
      expect(() => readSettings({ ORIGIN_THEHUB: address }), address).toThrow('it has more than a scheme, a host');
    }
    expect(readSettings({ ORIGIN_THEHUB: 'https://havn.example:8443/' }).originOf.thehub).toBe(
      'https://havn.example:8443',
    );
  });

  it('are told with their value, but a secret is never repeated', () => {
    expect(() => readSettings({ PORT: 'abc' })).toThrow(/PORT is wrong: .*"abc"/);
    for (const name of ['SMTP_URL', 'DATABASE_URL', 'CAPTCHA_SECRET', 'TWO_FACTOR_SECRET', 'METRICS_TOKEN']) {
      let output = '';
      try {
        readSettings({ [name]: 'x:hunter2' });
      } catch (error) {
        output = String(error);
      }
      expect(output).toContain(`${name} is wrong`);
      expect(output).not.toContain('hunter2');
    }
  });
});
