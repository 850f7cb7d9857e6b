import { expect, inject } from 'vitest';
import { htmlOf } from './town.ts';

/** The link of this kind in the latest mail to somebody, once it was written: mail is sent beside the request. */
export async function linkMailedTo(email: string, path: string, origin = inject('origin')): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        link = (await linksMailedTo(email, path, origin))[0] ?? '';
        return link;
      },
      { timeout: 20_000, message: `a mail with ${path} to ${email}` },
    )
    .not.toBe('');
  return link;
}

/** The same of all mails to them, newest first. */
export async function linksMailedTo(email: string, path: string, origin = inject('origin')): Promise<string[]> {
  const { html } = await htmlOf('/dev/mail', origin);
  const links: string[] = [];
  for (const row of html.split('<tr').filter((part) => part.includes(email))) {
    const [, name] = /\/dev\/mail\/([\w-]+)\.txt/.exec(row) ?? [];
    const mail = await (await fetch(`${origin}/dev/mail/${name}.txt`)).text();
    const [, key] = new RegExp(`${path}(\\?\\S+)`).exec(mail) ?? [];
    if (key) links.push(path + key);
  }
  return links;
}
