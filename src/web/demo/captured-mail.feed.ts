import { absent } from '#domain/errors.ts';
import { defineLoader } from '#web/app/define-loader.ts';

const TYPES = { html: 'html', txt: 'plain', ics: 'calendar' } as const;

/** One captured mail as a mail client shows it, without the site around it. */
export const loader = defineLoader(async ({ demo, params }) => {
  const [, name, form] = /^([\w-]+)\.(html|txt|ics)$/.exec(params.mail ?? '') ?? [];
  const mail = (await demo?.mails())?.find((one) => one.name === name);
  const body = mail && { html: mail.html, txt: mail.text, ics: mail.calendar }[form as keyof typeof TYPES];
  if (body === undefined) throw absent('This mail');
  return new Response(body, {
    headers: {
      'content-type': `text/${TYPES[form as keyof typeof TYPES]}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      // Mail has inline styles and no scripts. A sandbox would block its links to the site.
      // Pictures come from the site that sent the mail, which may be the sister site on this machine.
      'content-security-policy':
        "default-src 'none'; img-src 'self' http://localhost:* http://*.localhost:*; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
      // Its links contain keys.
      'referrer-policy': 'no-referrer',
    },
  });
});
