import { expect } from 'vitest';
import { site } from './site.ts';
import { htmlOf } from './site-data.ts';

/** Waits for the latest mail to somebody, which the worker sends after the request, and returns its link. */
export async function linkMailedTo(email: string, path: string, origin = site().origin): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        link = (await linksMailedTo(email, path, origin))[0] ?? '';
        return link;
      },
      { message: `a mail with ${path} to ${email}` },
    )
    .not.toBe('');
  return link;
}

/** The links of all mails to somebody, newest first. */
export async function linksMailedTo(email: string, path: string, origin = site().origin): Promise<string[]> {
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
