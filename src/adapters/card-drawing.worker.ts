import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';

/** The thread that draws share cards (see card-drawing.ts). */

type Element = { type: string; props: { children?: unknown; instead?: string } };

const WIDTH = 1200;
const HEIGHT = 630;
const files = createRequire(import.meta.url);

/** satori reads neither WOFF2 nor variable fonts, so these are static cuts of the same font in three weights. */
const fonts = ([400, 600, 700] as const).flatMap((weight) =>
  (['latin', 'latin-ext'] as const).map((letters) => ({
    name: letters === 'latin' ? 'Schibsted Grotesk' : 'Schibsted Ext',
    weight,
    style: 'normal' as const,
    data: readFileSync(
      files.resolve(`@fontsource/schibsted-grotesk/files/schibsted-grotesk-${letters}-${weight}-normal.woff`),
    ),
  })),
);

async function layOut(card: Element): Promise<{ svg: string; missing: string[] }> {
  const missing: string[] = [];
  const svg = await satori(card as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts,
    // satori calls this for characters that the fonts lack. No other font is loaded; `draw` leaves them out.
    loadAdditionalAsset: async (_code, segment) => {
      missing.push(segment);
      return [];
    },
  });
  return { svg, missing };
}

async function draw(card: Element): Promise<Uint8Array> {
  let { svg, missing } = await layOut(card);
  if (missing.length > 0) ({ svg } = await layOut(without(card, new Set([...missing.join('')]))));
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** The card without characters that its fonts lack. A text that would lose most of them shows its replacement. */
function without(element: Element, missing: ReadonlySet<string>): Element {
  const { children, instead, ...props } = element.props;
  if (typeof children === 'string') {
    const rest = [...children]
      .filter((letter) => !missing.has(letter))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    const isLost = lettersOf(rest) * 2 < lettersOf(children) || lettersOf(rest) === 0;
    return { ...element, props: { ...props, children: isLost ? (instead ?? rest) : rest } };
  }
  if (!Array.isArray(children)) return element;
  return { ...element, props: { ...props, children: children.map((child) => without(child as Element, missing)) } };
}

parentPort?.on('message', async ({ id, card }: { id: number; card: Element }) => {
  try {
    const png = await draw(card);
    parentPort?.postMessage({ id, png });
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
