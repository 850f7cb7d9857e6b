import type { JobCard } from '#domain/jobs/share-card.ts';
import { JOB_ROLES, type JobRole } from '#domain/site/roles-and-position-types.ts';
import { labelOf } from '#domain/site/term.ts';
import { positionLabels } from '#web/jobs/job-row.tsx';
import { ROLE_FLAGS } from '#web/jobs/landing/role-flags.ts';
import { payLabel } from '#web/jobs/pay.tsx';
import { placeLabel, workplaceLabel } from '#web/jobs/workplace.ts';
import { shapesOf, shapesOfCode, shapesOfNation } from '#web/ui/pictures/flags.ts';
import { box, type CardElement, INK_2, sizeFor, text } from './elements.ts';
import { besideFlags, brandFlag, type DrawFlag, foot, quiet, TEXT_WIDTH } from './frame.ts';
import { squareLogo } from './logo.ts';

const TITLE_SIZES: readonly [number, number][] = [
  [22, 96],
  [42, 80],
  [66, 66],
  [96, 56],
  [240, 48],
];
const LEAST_SIZE = 40;

const CLOSED_LABELS = { stopped: 'Paused', expired: 'No longer open' };

/** The card of a job: title, startup, place and pay, with the flags of startup, role and country. */
export function drawJobCard(card: JobCard, site: string, logo: string | null): CardElement {
  const role = ROLE_FLAGS[card.jobRole as JobRole] ?? ROLE_FLAGS.other;
  const country = card.locations[0]?.countryCode;
  const flags: [DrawFlag, DrawFlag, DrawFlag] = [
    (size) => shapesOfCode(card.company.flag, size),
    (size) => shapesOf(role.design, role.colorway, size),
    country ? (size) => shapesOfNation(country, size) : brandFlag,
  ];
  const size = sizeFor(card.title, TITLE_SIZES, LEAST_SIZE, TEXT_WIDTH);
  const terms = [positionLabels(card), workplaceLabel(card)].filter(Boolean).join(' · ');
  return besideFlags(
    flags,
    box(
      { alignItems: 'center', gap: 24 },
      squareLogo(card.company.flag, logo, 88),
      box(
        { flexDirection: 'column', flex: 1 },
        text(card.company.name, { fontSize: 34, fontWeight: 600, lineHeight: 1.2 }, 'A Nordic startup'),
        text(placeLabel(card), quiet),
      ),
    ),
    text(
      card.title,
      {
        fontSize: size,
        fontWeight: 700,
        letterSpacing: '-0.036em',
        lineHeight: 1.02,
        lines: size > 50 ? 3 : 4,
      },
      `A job in ${labelOf(JOB_ROLES, card.jobRole)}`,
    ),
    foot(site, payElement(card), text(terms, quiet)),
  );
}

function payElement(card: JobCard): CardElement {
  const big = { fontSize: 40, fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.15 };
  if (card.openness !== 'open') return text(CLOSED_LABELS[card.openness], big);
  const { amount, unit } = payLabel(card);
  if (!unit) return text(amount === 'Competitive' ? 'Competitive pay' : amount, big);
  return box(
    { alignItems: 'baseline', gap: 12 },
    text(amount, { ...big, flexShrink: 0 }),
    text(unit, { fontSize: 30, color: INK_2, flexShrink: 0 }),
  );
}
