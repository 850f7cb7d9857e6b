import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { MailSite } from './message.tsx';
import { REPLY_MARK } from './reply-text.ts';

/** The colours of the site's tokens, because mail programs do not support CSS variables. */
const PAPER = '#fbfbf8';
const INK = '#0b2529';
const INK_2 = '#3a5053';
const FJORD = '#0b6468';
const DEEP = '#0b2a2e';
const ON_DEEP_2 = '#b3c9c7';
const LINE = '#dbe2dc';
const FONT = "'Schibsted Grotesk', 'Helvetica Neue', Arial, sans-serif";

/** Overrides for mail programs with a dark theme; the others use the inline styles. */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .around, .around > table > tbody > tr > td { background-color: #071416 !important; }
  .sheet { background-color: #0e2225 !important; }
  .ink, .brand { color: #eef4f1 !important; }
  .ink2 { color: #bccfcd !important; }
  .quote { border-color: #2b4a50 !important; }
  .link { color: #8fd0cf !important; }
  .button { background-color: #5fb7b5 !important; color: #06191b !important; }
}
@media (max-width: 640px) { .inner { padding-left: 24px !important; padding-right: 24px !important; } }
`;

/** People write addresses and names that are wider than a phone. */
const WRAP = { wordBreak: 'break-word' } as const;

const paragraph = {
  ...WRAP,
  margin: '0 0 16px',
  fontSize: '17px',
  lineHeight: '1.5',
  color: INK_2,
  fontFamily: FONT,
};

/** The layout of every mail: logo, heading, text, one button, and the reason for the mail. */
export function MailLayout({
  site,
  preview,
  heading,
  action,
  why,
  settingsHref,
  replies = false,
  children,
}: {
  site: MailSite;
  /** Mail programs show it beside the subject. */
  preview: string;
  heading: string;
  /** The address is also written out below the button. */
  action?: { label: string; href: string };
  /** "You get this because …". */
  why: string;
  /** Where the recipient can switch this kind of mail off. Mails that are always sent have none. */
  settingsHref?: string;
  /** An answer to this mail reaches the application (reply-text.ts). */
  replies?: boolean;
  children: ReactNode;
}) {
  return (
    <Html lang="en">
      <Head>
        <title>{heading}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Preview data-preview>{preview}</Preview>
      <Body className="around" style={{ backgroundColor: '#e9ede8', margin: 0, padding: '32px 0', fontFamily: FONT }}>
        <Container className="sheet" style={{ backgroundColor: PAPER, width: '100%', maxWidth: '600px' }}>
          <Section className="inner" style={{ padding: '32px 48px 12px' }}>
            {replies && (
              <Text className="ink2" style={{ ...paragraph, fontSize: '14px' }}>
                {REPLY_MARK}, or on the site.
              </Text>
            )}
            <Brand site={site} />
          </Section>
          <Section className="inner" style={{ padding: '20px 48px 40px' }}>
            <Heading
              as="h1"
              className="ink"
              style={{
                ...WRAP,
                margin: '0 0 20px',
                color: INK,
                fontSize: '36px',
                lineHeight: '1.05',
                letterSpacing: '-0.035em',
                fontWeight: 680,
              }}
            >
              {heading}
            </Heading>
            {children}
            {action && <ActionButton {...action} />}
          </Section>
          <Footer site={site} why={why} settingsHref={settingsHref} />
        </Container>
      </Body>
    </Html>
  );
}

function Brand({ site }: { site: MailSite }) {
  return (
    <Link href={site.origin} style={{ textDecoration: 'none' }}>
      <Mark />
      <span
        className="brand"
        style={{
          color: INK,
          fontSize: '22px',
          fontWeight: 750,
          letterSpacing: '-0.03em',
          verticalAlign: 'middle',
          paddingLeft: '10px',
        }}
      >
        {site.name}
      </span>
    </Link>
  );
}

function ActionButton({ label, href }: { label: string; href: string }) {
  return (
    <>
      <Button
        className="button"
        href={href}
        style={{
          display: 'block',
          margin: '28px 0 20px',
          padding: '18px 24px',
          borderRadius: '4px',
          backgroundColor: FJORD,
          color: '#ffffff',
          fontSize: '17px',
          fontWeight: 600,
          textAlign: 'center',
        }}
      >
        {label}
      </Button>
      <div data-skip-in-text="">
        <Text className="ink2" style={{ ...paragraph, margin: 0, fontSize: '14px' }}>
          If the button does not work, open this address:
          <Link className="link" href={href} style={{ display: 'block', color: FJORD, wordBreak: 'break-all' }}>
            {href}
          </Link>
        </Text>
      </div>
    </>
  );
}

function Footer({ site, why, settingsHref }: { site: MailSite; why: string; settingsHref: string | undefined }) {
  return (
    <Section className="inner" style={{ backgroundColor: DEEP, padding: '28px 48px 32px' }}>
      <Img
        src={`${site.origin}/mail/havn-flags.png`}
        width="120"
        height="25"
        alt="HAVN in signal flags"
        style={{ color: ON_DEEP_2, fontSize: '14px', marginBottom: '20px' }}
      />
      <Text style={{ ...WRAP, margin: 0, color: ON_DEEP_2, fontSize: '14px', lineHeight: '1.55', fontFamily: FONT }}>
        {why}
        {settingsHref && (
          <>
            {' '}
            <Link href={settingsHref} style={{ color: ON_DEEP_2, textDecoration: 'underline' }}>
              Choose your emails
            </Link>
          </>
        )}
      </Text>
    </Section>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink2" style={paragraph}>
      {children}
    </Text>
  );
}

/** The words of a person, set off from those of the site. */
export function Quote({ children }: { children: ReactNode }) {
  return (
    <Text className="ink2 quote" style={{ ...paragraph, paddingLeft: '16px', borderLeft: `3px solid ${LINE}` }}>
      {children}
    </Text>
  );
}

/** A link in a paragraph. The plain text has its address. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="link" href={href} style={{ color: FJORD }}>
      {children}
    </Link>
  );
}

/** An address or a name that stands out in a paragraph. */
export function Strong({ children }: { children: ReactNode }) {
  return (
    <b className="ink" style={{ color: INK, fontWeight: 600 }}>
      {children}
    </b>
  );
}

/** The H flag from two boxes, because few mail programs show SVG and many block remote images. */
function Mark() {
  const half = { display: 'inline-block', width: '11px', height: '22px', verticalAlign: 'middle' };
  return (
    <span
      style={{ display: 'inline-block', border: `1px solid ${FJORD}`, verticalAlign: 'middle', fontSize: 0 }}
      aria-hidden
    >
      <span style={{ ...half, backgroundColor: PAPER }} />
      <span style={{ ...half, backgroundColor: FJORD }} />
    </span>
  );
}
