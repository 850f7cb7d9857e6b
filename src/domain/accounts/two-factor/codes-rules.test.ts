import { TOTP, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from '../secret-box.ts';
import { foldCode, kindOfCode, newRecoveryCode } from './recovery-codes.ts';
import { newTotpSecret, totpSecretText, totpStep, totpUri } from './totp.ts';

/** The secret and codes of RFC 6238; apps show the last six digits. */
const RFC_SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an app', () => {
  it('follows RFC 6238', () => {
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [20_000_000_000, '353130'],
    ] as const) {
      expect(totpStep(RFC_SECRET, code, at(seconds)), code).toBe(Math.floor(seconds / 30));
    }
  });

  it('is valid for half a minute before and after, because clocks differ, and no longer', () => {
    const code = '287082';
    for (const seconds of [0, 29, 30, 59, 60, 89])
      expect(totpStep(RFC_SECRET, code, at(seconds)), `${seconds}`).toBe(1);
    expect(totpStep(RFC_SECRET, code, at(90))).toBeNull();
    expect(totpStep(RFC_SECRET, '000000', at(59))).toBeNull();
  });

  it('comes from the secret in the QR code or in the text', () => {
    const secret = newTotpSecret();
    const uri = totpUri(secret, { issuer: 'Havn Impact', label: 'þóra+1@people.example' });
    const app = URI.parse(uri) as TOTP;
    expect([app.issuer, app.label, app.period, app.digits]).toEqual(['Havn Impact', 'þóra+1@people.example', 30, 6]);
    const fromText = new TOTP({ secret: totpSecretText(secret).replaceAll(' ', '') });
    const timestamp = 1_800_000_000_000;
    expect(fromText.generate({ timestamp })).toBe(app.generate({ timestamp }));
    expect(totpStep(secret, app.generate({ timestamp }), new Date(timestamp))).toBe(60_000_000);
  });
});

describe('the text of a code', () => {
  it('is accepted in any spelling', () => {
    for (const code of ['123456', ' 123 456 ', '123-456', '１２３４５６', '123\u00a0456', '123–456']) {
      expect([code, kindOfCode(foldCode(code))]).toEqual([code, 'app']);
    }
    const recovery = newRecoveryCode();
    expect(recovery).toMatch(/^[2-9a-hjkmnp-tv-z]{5}-[2-9a-hjkmnp-tv-z]{5}$/);
    for (const code of [recovery, recovery.toUpperCase(), recovery.replace('-', ' '), recovery.replace('-', '')]) {
      expect([code, kindOfCode(foldCode(code))]).toEqual([code, 'recovery']);
    }
  });

  it('is refused when it is too short, too long or something else', () => {
    for (const code of ['', '12345', '1234567', 'abcdef', 'abcde-fghi', 'abcde-fghij-k', 'iiiii-ooooo', '٣٤٥٦٧٨']) {
      expect([code, kindOfCode(foldCode(code))]).toEqual([code, null]);
    }
  });
});

describe('a sealed secret', () => {
  const [old, young, other] = ['old', 'young', 'other'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];
  const secret = Buffer.from('what must be read again');

  it('opens for its owner only, and never looks the same twice', () => {
    const box = createSecretBox([old]);
    const sealedSecret = box.seal(secret, 'ada');
    expect(box.open(sealedSecret, 'ada')).toEqual(secret);
    expect(box.open(sealedSecret, 'eve')).toBeNull();
    expect(sealedSecret.includes(secret)).toBe(false);
    expect(box.seal(secret, 'ada').equals(sealedSecret)).toBe(false);
  });

  it('does not open after a change or a cut', () => {
    const box = createSecretBox([old]);
    const sealedSecret = box.seal(secret, 'ada');
    for (let place = 0; place < sealedSecret.length; place += 1) {
      const copy = Buffer.from(sealedSecret);
      copy[place] = (copy[place] as number) ^ 1;
      expect(box.open(copy, 'ada'), `byte ${place}`).toBeNull();
    }
    for (const length of [0, 5, 12, 20, 28]) expect(box.open(sealedSecret.subarray(0, length), 'ada')).toBeNull();
  });

  it('opens after a new key came first, and not without the key that sealed it', () => {
    const before = createSecretBox([old]).seal(secret, 'ada');
    const box = createSecretBox([young, old]);
    expect(box.open(before, 'ada')).toEqual(secret);
    expect(createSecretBox([old]).open(box.seal(secret, 'ada'), 'ada')).toBeNull();
    expect(createSecretBox([other]).open(before, 'ada')).toBeNull();
  });
});
