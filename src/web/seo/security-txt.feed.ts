import { DAY_MS } from '#domain/site/days.ts';
import { defineLoader } from '#web/app/define-loader.ts';

/** RFC 9116 recommends less than a year. The date counts from today, so the file never expires. */
const VALID_DAYS = 180;

/** security.txt says how to report a vulnerability (RFC 9116). */
export const loader = defineLoader(({ context, site }) => {
  const expires = new Date((Math.floor(context.now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  const fields = [
    `Contact: ${site.securityContact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en, da, sv, nb, fi, is',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    `Policy: ${site.origin}/terms#security`,
  ];
  return new Response(`${fields.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
});
