import { afterAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../domain/accounts/passwords.ts';
import { createPasswordThread } from './password-thread.ts';

const thread = createPasswordThread();
afterAll(() => thread.stop());

describe('a password', () => {
  it('is kept as Argon2id of 19 MiB, and found right only as it was, in whatever Unicode form', async () => {
    const passwords = createPasswords({ work: thread });
    const kept = await passwords.hash('Fyrtårn-42');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.hash('Fyrtårn-42')).not.toBe(kept);
    expect(await passwords.check('Fyrtårn-42'.normalize('NFD'), kept)).toEqual({ isRight: true, isStale: false });
    for (const wrong of ['fyrtårn-42', 'Fyrtårn-42 ', 'Fyrtårn-4', '']) {
      expect((await passwords.check(wrong, kept)).isRight, wrong).toBe(false);
    }
  });

  it('that was kept with less work is to be kept anew', async () => {
    const weak = await thread.hash('x', { memoryCost: 8_192, timeCost: 1, parallelism: 1, outputLen: 32 } as never);
    expect(await createPasswords({ work: thread }).check('x', weak)).toEqual({ isRight: true, isStale: true });
  });

  it('of nobody is looked at, too, and wrong', async () => {
    let looked = 0;
    const work = {
      ...thread,
      verify: (passwordHash: string, password: string) => {
        looked += 1;
        return thread.verify(passwordHash, password);
      },
    };
    expect(await createPasswords({ work }).check('nobody has this password', null)).toEqual({
      isRight: false,
      isStale: false,
    });
    expect(looked).toBe(1);
  });

  it('waits while others are looked at, and is turned away when too many wait', async () => {
    let end = () => {};
    const held = new Promise<boolean>((resolve) => {
      end = () => resolve(true);
    });
    const passwords = createPasswords({ work: { ...thread, verify: () => held } });
    const kept = await passwords.hash('x');
    const asked = Array.from({ length: 60 }, () =>
      passwords.check('x', kept).catch((error: { kind: string }) => error.kind),
    );
    const refused = await Promise.all(asked.slice(41));
    expect(new Set(refused)).toEqual(new Set(['overloaded']));
    end();
    expect((await Promise.all(asked.slice(0, 41))).every((found) => typeof found === 'object' && found.isRight)).toBe(
      true,
    );
  });

  it('is hashed again after the thread was stopped', async () => {
    await thread.stop();
    expect(await thread.hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 })).toContain(
      '$argon2id$',
    );
  });
});
