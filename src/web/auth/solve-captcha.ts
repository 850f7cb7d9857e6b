import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib';

/** Uses the browser's own cryptography, which runs off the main thread and does not block the page. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: cost },
    key,
    keyLength * 8,
  );
  return { derivedKey: new Uint8Array(bits) };
};

/** Fetches a challenge and solves it. `answer` goes into `reCaptchaResponse`. */
export async function solveCaptcha(signal: AbortSignal): Promise<{ answer: string; validUntil: number }> {
  const response = await fetch('/api/users/captcha', { signal });
  if (!response.ok) throw new Error(`The captcha answered ${response.status}.`);
  const challenge = (await response.json()) as Challenge;
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  if (!solution) throw new Error('The captcha was not solved.');
  return {
    answer: btoa(JSON.stringify({ challenge, solution })),
    validUntil: Number(challenge.parameters.data?.validUntil ?? Date.now()),
  };
}
