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
