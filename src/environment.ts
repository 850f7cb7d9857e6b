import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { RATE_LIMITS, type RateLimitSetting } from '#domain/rate-limit-table.ts';
import { countryOf } from '#domain/site/countries.ts';
import { withPayRules } from '#domain/site/pay-rules.ts';
import { addressRanges } from '#server/addresses.ts';
import { projectRoot } from './project-root.ts';
import { settingProblem } from './setting-problem.ts';

/** All settings, read once at start. A wrong one stops the start with a sentence that names it. */

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== ''),
);

const hosts = list.refine(
  (items) => items.every((host) => /^[a-z0-9._-]+$/.test(host)),
  'each must be a host without scheme, port and path, such as www.havn.example',
);

const email = z.email('it is not an email address');

const link = z.url({ protocol: /^https$/, error: 'it is not an https address' });

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'it is not like postgres://user:password@host/database',
});

/** A site has a host of its own, so an address with a path would be cut without a word. */
const origin = z
  .url({ protocol: /^https?$/, error: 'it is not like https://havn.example' })
  .refine((value) => /^https?:\/\/[^/?#@]+\/?$/i.test(value), 'it has more than a scheme, a host and a port')
  .transform((value) => new URL(value).origin);

/** `LIMIT_…`: the rate limits, with their defaults in src/domain/rate-limit-table.ts. */
const rateLimitNumbers = Object.fromEntries(
  Object.values(RATE_LIMITS).map(({ setting, limit, countedIn }) => {
    const number = z.coerce.number().int().min(1);
    // An exact count stores the time of each attempt.
    return [setting, (countedIn === 'database' ? number.max(10_000) : number).default(limit)];
  }),
) as Record<RateLimitSetting, z.ZodDefault<z.ZodCoercedNumber>>;

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** Port to listen on; 0 takes a free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Address to listen on. The default is 127.0.0.1 for local origins and every address otherwise. */
  HOST: z.string().min(1).optional(),
  /** Folder of the product's own database, uploads and generated pictures. */
  HAVN_DATA_DIR: z.string().min(1).default('.data'),
  /** PostgreSQL 18 to use instead of the product's own. */
  DATABASE_URL: databaseAddress.optional(),
  /** The same database as its owner, for migrations only. DATABASE_URL can then use an unprivileged role. */
  DATABASE_MIGRATION_URL: databaseAddress.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  /** Loads demo data into an empty database. */
  DEMO_DATA: flag.default(true),

  /** Absolute addresses use these origins, never the host of a request. */
  ORIGIN_THEHUB: origin.optional(),
  ORIGIN_PLUSIMPACT: origin.optional(),
  /** Further hosts of each site. */
  HOSTS_THEHUB: hosts.default([]),
  HOSTS_PLUSIMPACT: hosts.default([]),
  NAME_THEHUB: z.string().min(1).max(40).default('Havn'),
  NAME_PLUSIMPACT: z.string().min(1).max(40).default('Havn Impact'),
  /** Allows a public origin without https, which otherwise stops the start. */
  ALLOW_PUBLIC_HTTP: flag.default(false),
  /** Addresses or ranges (CIDR) of proxies whose forwarded headers are trusted. */
  TRUSTED_PROXIES: list
    .transform((items, check) => {
      try {
        addressRanges(items);
        return items;
      } catch (error) {
        check.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    })
    .default([]),

  /**
   * The mail server, `smtp://user:password@host:587` or `smtps://`. Without it, mail is captured instead of sent.
   * Beyond this machine `smtp://` requires STARTTLS.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'it is not like smtp://user:password@host:587' }).optional(),
  /** Sender of all mail; by default no-reply at the main site's host. */
  MAIL_FROM: email.optional(),
  /**
   * Takes answers to mails about applications, for addresses at this domain (docs/operations.md). Its MX record names
   * this machine, or a relay that passes its mail on.
   */
  REPLY_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'it is not a domain, such as reply.example.org')
    .optional(),
  /** Where answers arrive by SMTP. */
  REPLY_SMTP_HOST: z.string().min(1).optional(),
  REPLY_SMTP_PORT: z.coerce.number().int().min(0).max(65_535).default(2525),
  /** Files with the certificate and its key (PEM), for STARTTLS. */
  REPLY_SMTP_CERT: z.string().min(1).optional(),
  REPLY_SMTP_KEY: z.string().min(1).optional(),
  /** Contact address for visitors; by default hello at the main site's host. */
  CONTACT_EMAIL: email.optional(),
  /** Where to report vulnerabilities, an email or https address; by default CONTACT_EMAIL. */
  SECURITY_CONTACT: z.union([email, link], 'it is neither an email nor an https address').optional(),

  /**
   * What a job that does not say its pay must do, by country: `off`, `warn` or `require`, such as
   * `DK=require,SE=require@2027-01-01`. Every country warns by default (src/domain/site/pay-rules.ts).
   */
  PAY_RULES: z
    .string()
    .default('')
    .transform((text, check) => {
      try {
        return withPayRules(text);
      } catch (error) {
        check.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    }),

  /** Keeps search engines out: robots meta and header on every page. */
  DISABLE_INDEXING: flag.default(false),
  /** Products beside the job board, such as HEADHUNTER. */
  SITE_PRODUCTS: list.default([]),
  /** A notice above the header that visitors can close; empty means none. */
  INFO_BANNER: z.string().max(300).default(''),
  /** Addresses outside this site that header and footer link to. An entry without one is absent; demo data has all. */
  LINK_NEWS: link.optional(),
  LINK_LINKEDIN: link.optional(),
  LINK_INSTAGRAM: link.optional(),
  LINK_FACEBOOK: link.optional(),
  LINK_YOUTUBE: link.optional(),

  ...rateLimitNumbers,
  /** Signs captcha tasks. Without it the product makes a secret and stores it in the database. */
  CAPTCHA_SECRET: z.string().min(16).optional(),
  /** Encrypts the secrets of authenticator apps. Without it the key is in the same database. */
  TWO_FACTOR_SECRET: z.string().min(32).optional(),
  /** LinkedIn log-in: keys of an application registered there with `{origin}/auth/linkedin/callback`. */
  LINKEDIN_CLIENT_ID: z.string().min(1).optional(),
  LINKEDIN_CLIENT_SECRET: z.string().min(1).optional(),
  /** Set it if PKCE is enabled for that application. */
  LINKEDIN_PKCE: flag.default(false),
  /** Another OpenID provider instead of LinkedIn. */
  LINKEDIN_ISSUER: z
    .url({ protocol: /^https?$/, error: 'it is not a web address' })
    .default('https://www.linkedin.com/oauth'),
  /** Payments by Stripe: the secret key, and the secret of the webhook for `{origin}/api/payments/events`. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** The seller that receipts name. With Stripe all three are needed. */
  SELLER_NAME: z.string().min(1).max(200).optional(),
  SELLER_ADDRESS: z.string().min(1).max(300).optional(),
  SELLER_VAT: z.string().min(1).max(40).optional(),
  SELLER_COUNTRY: z
    .string()
    .refine((code) => countryOf(code)?.code === code, 'it is not the two letters of a country, such as DK')
    .default('DK'),
  /** Percent of VAT that the seller charges at home. */
  SELLER_VAT_RATE: z.coerce.number().min(0).max(100).default(25),
  /** Memory of the page cache, in megabytes. */
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(1).default(128),
  /** Concurrent requests; further ones get 503. */
  LIMIT_IN_FLIGHT: z.coerce.number().int().min(1).default(400),
  /** Runs reactions and schedules in this process. */
  RUN_WORKER: flag.default(true),
  /** Seconds from SIGTERM until the server stops listening, so that a load balancer can react. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(5),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Bearer token for /metrics. Without it only this machine may read them. */
  METRICS_TOKEN: z.string().min(16).optional(),
});

export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

export type Settings = z.infer<typeof schema> & {
  HOST: string;
  /** Both origins are on this machine. */
  hasLocalOrigins: boolean;
  dataDirectory: string;
  originOf: Record<'thehub' | 'plusimpact', string>;
  cores: number;
  mailFrom: string;
  contactEmail: string;
  /** As a URI: `mailto:` or `https:`. */
  securityContact: string;
  elsewhere: Partial<Record<keyof typeof DEMO_LINKS, string>>;
};

/** Addresses that nobody owns, so that the demo shows every entry and advertises no one. */
const DEMO_LINKS = {
  news: 'https://news.example/havn',
  linkedin: 'https://linkedin.example/havn',
  instagram: 'https://instagram.example/havn',
  facebook: 'https://facebook.example/havn',
  youtube: 'https://youtube.example/havn',
};

/** Settings with secret values, which error messages must not repeat. */
const SECRET_NAME = /SECRET|TOKEN|_URL$/;

/** A setting that cannot be used. Whoever starts Havn reads its message, without a stack. */
export class WrongSetting extends Error {}

/** Whether the host of an address is this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** Reads and checks the settings; throws `WrongSetting` with one sentence for each that is wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  // Without this check, DEMO_TOWN=false would have no effect and demo data would load.
  if (present.DEMO_TOWN) throw new WrongSetting('The setting DEMO_TOWN is called DEMO_DATA now. Please rename it.');
  const result = schema.safeParse(present);
  if (!result.success) {
    throw new WrongSetting(
      result.error.issues
        .map((issue) => {
          const name = issue.path.join('.');
          const value = SECRET_NAME.test(name) ? '' : ` (it is "${present[name] ?? ''}")`;
          return `The setting ${name} is wrong: ${settingProblem(issue)}${value}.`;
        })
        .join('\n'),
    );
  }
  const settings = result.data;
  const originOf = {
    thehub: settings.ORIGIN_THEHUB ?? `http://localhost:${settings.PORT}`,
    plusimpact: settings.ORIGIN_PLUSIMPACT ?? `http://impact.localhost:${settings.PORT}`,
  };
  const isLocal = (address: string) => isLoopback(new URL(address).hostname);
  const hasLocalOrigins = Object.values(originOf).every(isLocal);
  for (const [platform, address] of Object.entries(originOf)) {
    if (address.startsWith('http:') && !isLocal(address) && !settings.ALLOW_PUBLIC_HTTP) {
      throw new WrongSetting(
        `The setting ORIGIN_${platform.toUpperCase()} is wrong: ${address} is public but not https. Use https, or set ALLOW_PUBLIC_HTTP=true if you know why.`,
      );
    }
  }
  const issuer = new URL(settings.LINKEDIN_ISSUER);
  if (issuer.protocol === 'http:' && !isLoopback(issuer.hostname)) {
    throw new WrongSetting(
      `The setting LINKEDIN_ISSUER is wrong: ${issuer.origin} is not https. Only a provider on this machine may use http.`,
    );
  }
  if (settings.DATABASE_MIGRATION_URL && !settings.DATABASE_URL) {
    throw new WrongSetting('The setting DATABASE_MIGRATION_URL is wrong: it needs DATABASE_URL, which is not set.');
  }
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SELLER_NAME, SELLER_ADDRESS, SELLER_VAT } = settings;
  const forStripe = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SELLER_NAME, SELLER_ADDRESS, SELLER_VAT };
  const missing = Object.entries(forStripe).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if ((STRIPE_SECRET_KEY || STRIPE_WEBHOOK_SECRET) && missing.length > 0) {
    throw new WrongSetting(`Payments by Stripe also need the setting ${missing.join(', ')}.`);
  }
  if ((settings.REPLY_SMTP_CERT === undefined) !== (settings.REPLY_SMTP_KEY === undefined)) {
    throw new WrongSetting('STARTTLS needs both settings, REPLY_SMTP_CERT and REPLY_SMTP_KEY.');
  }
  // Most mail servers refuse addresses at "localhost".
  const mailHost = new URL(originOf.thehub).hostname.replace(/^localhost$/, 'havn.localhost');
  const contactEmail = settings.CONTACT_EMAIL ?? `hello@${mailHost}`;
  const securityContact = settings.SECURITY_CONTACT ?? contactEmail;
  return {
    ...settings,
    HOST: settings.HOST ?? (hasLocalOrigins ? '127.0.0.1' : '0.0.0.0'),
    hasLocalOrigins,
    dataDirectory: resolve(projectRoot, settings.HAVN_DATA_DIR),
    originOf,
    mailFrom: settings.MAIL_FROM ?? `no-reply@${mailHost}`,
    contactEmail,
    securityContact: securityContact.startsWith('https:') ? securityContact : `mailto:${securityContact}`,
    cores: availableParallelism(),
    elsewhere: {
      ...(settings.DEMO_DATA && hasLocalOrigins && DEMO_LINKS),
      ...(settings.LINK_NEWS && { news: settings.LINK_NEWS }),
      ...(settings.LINK_LINKEDIN && { linkedin: settings.LINK_LINKEDIN }),
      ...(settings.LINK_INSTAGRAM && { instagram: settings.LINK_INSTAGRAM }),
      ...(settings.LINK_FACEBOOK && { facebook: settings.LINK_FACEBOOK }),
      ...(settings.LINK_YOUTUBE && { youtube: settings.LINK_YOUTUBE }),
    },
  };
}
