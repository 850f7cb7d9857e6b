import { hash, verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('password hashing', () => {
  it('uses Argon2id with 19 MiB and accepts only the same password, in any Unicode form', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('Fyrtårn-42');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.hash('Fyrtårn-42')).not.toBe(hash);
    expect(await passwords.check('Fyrtårn-42'.normalize('NFD'), hash)).toEqual({ isRight: true, isStale: false });
    for (const wrong of ['fyrtårn-42', 'Fyrtårn-42 ', 'Fyrtårn-4', '']) {
      expect((await passwords.check(wrong, hash)).isRight, wrong).toBe(false);
    }
  });

  it('reports hashes with weaker parameters as stale', async () => {
    const weak = await hash('x', { memoryCost: 8_192, timeCost: 1, parallelism: 1, outputLen: 32 });
    expect(await createPasswords().check('x', weak)).toEqual({ isRight: true, isStale: true });
  });

  it('checks a password without a hash as well, and fails', async () => {
    let calls = 0;
    const work = {
      hash,
      verify: (passwordHash: string, password: string) => {
        calls += 1;
        return verify(passwordHash, password);
      },
    };
    expect(await createPasswords({ work }).check('nobody has this password', null)).toEqual({
      isRight: false,
      isStale: false,
    });
    expect(calls).toBe(1);
  });

  it('queues checks, and refuses them when the queue is full', async () => {
    let end = () => {};
    const pending = new Promise<boolean>((resolve) => {
      end = () => resolve(true);
    });
    const passwords = createPasswords({ work: { hash, verify: () => pending } });
    const storedHash = await passwords.hash('x');
    const checks = Array.from({ length: 60 }, () =>
      passwords.check('x', storedHash).catch((error: { kind: string }) => error.kind),
    );
    const refusals = await Promise.all(checks.slice(41));
    expect(new Set(refusals)).toEqual(new Set(['overloaded']));
    end();
    expect(
      (await Promise.all(checks.slice(0, 41))).every((result) => typeof result === 'object' && result.isRight),
    ).toBe(true);
  });
});
