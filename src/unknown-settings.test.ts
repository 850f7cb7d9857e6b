import { describe, expect, it } from 'vitest';
import { readSettings } from './environment.ts';
import { misspeltSettings } from './unknown-settings.ts';

describe('a setting whose name has a typing error', () => {
  it.each([
    ['PAGE_CACHE_MEGABYTE', 'PAGE_CACHE_MEGABYTES'],
    ['HAVN_DATADIR', 'HAVN_DATA_DIR'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['limit_writes', 'LIMIT_WRITES'],
    ['STRIPE_WEBHOOK_SECERT', 'STRIPE_WEBHOOK_SECRET'],
  ])('is named with the one that was meant: %s', (typed, meant) => {
    expect(misspeltSettings({ [typed]: 'hunter2' })).toEqual([
      `Havn knows no setting ${typed} and ignores it. Did you mean ${meant}?`,
    ]);
  });

  it('is no reason to refuse the start', () => {
    expect(readSettings({ PAGE_CACHE_MEGABYTE: '3' }).PAGE_CACHE_MEGABYTES).toBe(128);
  });

  it('is not seen in variables of other programs', () => {
    const others = { PATH: '/bin', HOME: '/root', HOSTNAME: 'a', POST: '1', SMTP_HOST: 'b', LIMIT: '1', PAGER: 'less' };
    expect(misspeltSettings(others)).toEqual([]);
  });

  it('is not seen where the setting itself is set, or where the other one is empty', () => {
    expect(misspeltSettings({ LOGLEVEL: 'debug', LOG_LEVEL: 'info' })).toEqual([]);
    expect(misspeltSettings({ LOGLEVEL: '' })).toEqual([]);
  });
});
