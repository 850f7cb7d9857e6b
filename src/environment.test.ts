import { describe, expect, it } from 'vitest';
import { readSettings } from './environment.ts';

describe('the settings', () => {
  it('refuse an identity provider without https, unless it is on this machine', () => {
    for (const issuer of ['http://login.example', 'http://127.0.0.2', 'http://localhost.example']) {
      expect(() => readSettings({ LINKEDIN_ISSUER: issuer }), issuer).toThrow(/LINKEDIN_ISSUER is wrong/);
    }
    for (const issuer of ['https://login.example', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://localhost']) {
      expect(readSettings({ LINKEDIN_ISSUER: issuer }).LINKEDIN_ISSUER, issuer).toBe(issuer);
    }
  });
});
