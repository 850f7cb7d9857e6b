import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that the product must read again, such as those of authenticator apps (S-15). */
export type SecretBox = {
  /** `about` names the owner: a value copied into another's row cannot be opened. */
  seal(secret: Buffer, about: string): Buffer;
  /** Null if none of the keys opens it. */
  open(box: Buffer, about: string): Buffer | null;
};

const NONCE = 12;
const TAG = 16;

/** Seals with the first key and opens with any, so that a new key can come first without losing data. */
export function createSecretBox(secrets: readonly [Buffer, ...Buffer[]]): SecretBox {
  const [first, ...older] = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'havn secret box', 32)));
  const sealing = first as Buffer;
  return {
    seal(secret, about) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(about));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(box, about) {
      for (const key of [sealing, ...older]) {
        try {
          const cipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, NONCE), { authTagLength: TAG });
          cipher.setAAD(Buffer.from(about)).setAuthTag(box.subarray(NONCE, NONCE + TAG));
          return Buffer.concat([cipher.update(box.subarray(NONCE + TAG)), cipher.final()]);
        } catch {
          // Another key sealed it, or somebody changed it.
        }
      }
      return null;
    },
  };
}
