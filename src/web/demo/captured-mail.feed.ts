import { absent } from '#domain/errors.ts';
import { defineLoader } from '#web/app/define-loader.ts';

/** One caught mail as a mail program would show it, with nothing of the site around it. */
export const loader = defineLoader(async ({ demo, params }) => {
  const [, name, form] = /^([\w-]+)\.(html|txt)$/.exec(params.mail ?? '') ?? [];
  const mail = (await demo?.mails())?.find((one) => one.name === name);
  if (!mail) throw absent('This mail');
  const isText = form === 'txt';
  return new Response(isText ? mail.text : mail.html, {
    headers: {
      'content-type': `text/${isText ? 'plain' : 'html'}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      // Mail is styled in its own markup, and runs nothing. Its links open the site, so it is not put into a sandbox.
      // Its pictures are on the site that wrote it, which may be the sister; of a demo both are here.
      'content-security-policy':
        "default-src 'none'; img-src 'self' http://localhost:* http://*.localhost:*; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
      // Its links carry keys.
      'referrer-policy': 'no-referrer',
    },
  });
});
