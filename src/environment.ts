import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { RATE_LIMITS, type RateLimitSetting } from '#domain/rate-limit-table.ts';
import { projectRoot } from './project-root.ts';

/** Every setting of the product, read once at start. A wrong one stops the start with a sentence naming it. */

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== ''),
);

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

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
  /** Address to listen on; by default 127.0.0.1 while the origins are this machine's, and every address otherwise. */
  HOST: z.string().min(1).optional(),
  /** Where the product's own database, uploads and made pictures lie. */
  HAVN_DATA_DIR: z.string().min(1).default('.data'),
  /** A PostgreSQL 18 to use instead of the product's own. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The same database as its owner, for migrations alone; then the user of DATABASE_URL may be a plain one. */
  DATABASE_MIGRATION_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  /** Whether demo data is loaded into an empty database. */
  DEMO_DATA: flag.default(true),

  /** Absolute addresses are built from these, never from what a request says. */
  ORIGIN_THEHUB: origin.optional(),
  ORIGIN_PLUSIMPACT: origin.optional(),
  /** Further hosts each site answers to. */
  HOSTS_THEHUB: list.default([]),
  HOSTS_PLUSIMPACT: list.default([]),
  NAME_THEHUB: z.string().min(1).max(40).default('Havn'),
  NAME_PLUSIMPACT: z.string().min(1).max(40).default('Havn Impact'),
  /** A public host without https refuses to start unless this is set. */
  ALLOW_PUBLIC_HTTP: flag.default(false),
  /** Addresses or ranges (CIDR) of proxies whose forwarded headers are believed. */
  TRUSTED_PROXIES: list.default([]),

  /**
   * The mail server letters are handed to, `smtp://user:password@host:587` or `smtps://`; without it they are kept.
   * Beyond this machine `smtp://` needs STARTTLS.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The address letters come from; by default no-reply at the main site's host. */
  MAIL_FROM: z.email().optional(),
  /** Where people write to, on every question; by default hello at the main site's host. */
  CONTACT_EMAIL: z.email().optional(),
  /** Where vulnerabilities are reported, an email address or an https address; by default CONTACT_EMAIL. */
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),

  /** Keeps search engines out: robots meta and header on every page. */
  DISABLE_INDEXING: flag.default(false),
  /** Products the sites offer besides the job board, such as HEADHUNTER. */
  SITE_PRODUCTS: list.default([]),
  /** One closable line above the header; empty shows none. */
  INFO_BANNER: z.string().max(300).default(''),

  ...rateLimitNumbers,
  /** Signs the tasks of the captcha; without it the product makes a secret of its own and keeps it in the database. */
  CAPTCHA_SECRET: z.string().min(16).optional(),
  /** Seals the secrets of authenticator apps in the database; without it a secret that is kept there too does. */
  TWO_FACTOR_SECRET: z.string().min(32).optional(),
  /** Signing in with LinkedIn: the keys of an application registered there with `{origin}/auth/linkedin/callback`. */
  LINKEDIN_CLIENT_ID: z.string().min(1).optional(),
  LINKEDIN_CLIENT_SECRET: z.string().min(1).optional(),
  /** Set where PKCE was switched on for that application. */
  LINKEDIN_PKCE: flag.default(false),
  /** Another OpenID provider in its place. */
  LINKEDIN_ISSUER: z.url({ protocol: /^https?$/ }).default('https://www.linkedin.com/oauth'),
  /** Memory cached pages may take, in megabytes. */
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(1).default(128),
  /** Requests worked on at once before more are turned away with 503. */
  LIMIT_IN_FLIGHT: z.coerce.number().int().min(1).default(400),
  /** Whether this process runs reactions and schedules. */
  RUN_WORKER: flag.default(true),
  /** Seconds between no longer being ready (SIGTERM) and no longer listening: a balancer has to notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(5),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Opens /metrics to whoever sends it as a bearer token; without it only this machine may read them. */
  METRICS_TOKEN: z.string().min(16).optional(),
});

export type Settings = z.infer<typeof schema> & {
  HOST: string;
  /** Both sites are this machine's own, as on a developer's. */
  hasLocalOrigins: boolean;
  dataDirectory: string;
  originOf: Record<'thehub' | 'plusimpact', string>;
  cores: number;
  mailFrom: string;
  contactEmail: string;
  /** As a URI: `mailto:` or `https:`. */
  securityContact: string;
};

/** Settings whose value holds a secret: a complaint about them ends in logs and terminals. */
const SECRET_NAME = /SECRET|TOKEN|_URL$/;

export class WrongSetting extends Error {}

/** Whether a host, as it stands in an address, is this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** Reads and checks the settings; throws `WrongSetting` with one sentence for each that is wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  // Ignored, it would fill a site with demo data that its operator had ruled out.
  if (given.DEMO_TOWN) throw new WrongSetting('The setting DEMO_TOWN is called DEMO_DATA now. Please rename it.');
  const read = schema.safeParse(given);
  if (!read.success) {
    throw new WrongSetting(
      read.error.issues
        .map(({ path, message }) => {
          const name = path.join('.');
          const value = SECRET_NAME.test(name) ? '' : ` (it is "${given[name] ?? ''}")`;
          return `The setting ${name} is wrong: ${message}${value}.`;
        })
        .join('\n'),
    );
  }
  const settings = read.data;
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
      `The setting LINKEDIN_ISSUER is wrong: ${issuer.origin} is not https. Who people are may be asked in the open on this machine only.`,
    );
  }
  if (settings.DATABASE_MIGRATION_URL && !settings.DATABASE_URL) {
    throw new WrongSetting(
      'The setting DATABASE_MIGRATION_URL is wrong: it stands beside DATABASE_URL, which is not set.',
    );
  }
  // "localhost" is no host of an address to most mail servers.
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
  };
}
