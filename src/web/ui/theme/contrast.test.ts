import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Text colours and their backgrounds. Add a pair for each new colour (WCAG 1.4.3: 4.5 to 1). */
const PAIRS: Record<string, readonly string[]> = {
  ink: ['paper', 'surface', 'mist', 'haze'],
  'ink-2': ['paper', 'surface', 'mist', 'haze'],
  'ink-3': ['paper', 'surface', 'mist'],
  'fjord-text': ['paper', 'surface', 'mist', 'fjord-tint'],
  'on-fjord': ['fjord', 'fjord-hover', 'fjord-press'],
  'cloudberry-text': ['surface', 'cloudberry-tint'],
  'on-cloudberry': ['cloudberry', 'cloudberry-hover'],
  'lingon-text': ['paper', 'surface', 'lingon-tint'],
  'on-lingon': ['lingon', 'lingon-hover'],
  'moss-text': ['paper', 'surface', 'moss-tint'],
  'on-moss': ['moss'],
  'on-deep': ['deep', 'deep-2'],
  'on-deep-2': ['deep', 'deep-2'],
  'on-person-moss': ['person-moss'],
  'on-person-lingon': ['person-lingon'],
};

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const coloursOf = (block: string) =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name, value]) => [name, value]));
const [light = '', ...rest] = css.split(/color-scheme: dark;/);
const THEMES = [
  { theme: 'light', colours: coloursOf(light) },
  // The stylesheet states the dark theme twice: for the system setting and for data-theme.
  ...rest.map((block, at) => ({
    theme: `dark ${at + 1}`,
    colours: { ...coloursOf(light), ...coloursOf(block.slice(0, block.indexOf('}'))) },
  })),
];

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the colour tokens', () => {
  it('have a light theme, and a dark one twice', () => {
    expect(THEMES.map(({ theme }) => theme)).toEqual(['light', 'dark 1', 'dark 2']);
  });

  it.each(THEMES)('have enough contrast in the theme $theme', ({ colours }) => {
    const tooFaint = Object.entries(PAIRS).flatMap(([text, grounds]) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(colours[text] ?? '#000000', colours[ground] ?? '#000000');
        return ratio < 4.5 ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : [];
      }),
    );
    expect(tooFaint).toEqual([]);
  });
});
