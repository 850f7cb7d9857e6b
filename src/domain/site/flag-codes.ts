import { hashOf } from './name-hash.ts';

/**
 * The flags that startups and investors can fly. A code names everything that is drawn: design, turns, field, charge,
 * accent, added piece and its colour, as in `wedge.m.fjord.snow.lingon.-.-`. `web/ui/pictures/flags.ts` draws it.
 */

const DARK = ['ink', 'fjord', 'lingon'];
const LIGHT = ['snow', 'cloudberry', 'ice'];
/** Field and charge, always dark on light or light on dark. */
const DARK_ON_LIGHT = DARK.flatMap((dark) => LIGHT.map((light) => [dark, light] as const));
const PAIRS = [...DARK_ON_LIGHT, ...DARK_ON_LIGHT.map(([dark, light]) => [light, dark] as const)];

/** The turns that give a design another look: `m` swaps hoist and fly, `t` is a quarter. */
const DESIGNS: Record<string, readonly string[]> = {
  halvesV: [''],
  halvesH: [''],
  thirdsV: [''],
  thirdsH: [''],
  bars: [''],
  pales: [''],
  fess: [''],
  pale: [''],
  quarters: [''],
  checks: [''],
  diamond: [''],
  square: [''],
  nested: [''],
  nordic: ['', 'm'],
  cross: [''],
  saltire: [''],
  diagonal: ['', 'm'],
  wedge: ['', 'm', 't', 'mt'],
  chevrons: ['', 'm', 't', 'mt'],
  bends: ['', 'm'],
  disc: [''],
  saltireQ: ['', 't'],
  pile: ['', 'm', 't', 'mt'],
  tau: ['', 'm', 't', 'mt'],
  corner: ['', 'm', 'mt'],
  teeth: ['', 't'],
  steps: ['', 'm'],
  twins: ['', 't'],
};
/** Designs of three colours, with the part that their accent has to stand out from. */
const THREE_COLOURS: Record<string, 'field' | 'charge'> = {
  thirdsV: 'charge',
  thirdsH: 'charge',
  nested: 'charge',
  nordic: 'charge',
  wedge: 'field',
  saltireQ: 'field',
};
const PIECES = ['canton', 'hoist', 'fly', 'head', 'foot', 'border', 'disc'];
const PIECES_OF_THREE_COLOURS = ['hoist', 'foot', 'border'];

/** Flags of countries and of the code of signals, which no startup flies. */
const RESERVED = [
  /^halvesH\.\.(lingon\.snow|snow\.lingon|fjord\.cloudberry|cloudberry\.fjord)$/,
  /^halvesV\.\.(snow\.lingon|cloudberry\.fjord|snow\.fjord)$/,
  /^thirds.\.\.(fjord\.snow\.lingon|lingon\.snow\.fjord|ink\.cloudberry\.lingon|lingon\.cloudberry\.ink|lingon\.snow\.ink|snow\.fjord\.lingon)$/,
  /^nordic\.m?\.(lingon\.snow|fjord\.cloudberry|snow\.fjord|lingon\.cloudberry|fjord\.snow\.lingon)/,
  /^cross\.\.(lingon\.snow|snow\.lingon|snow\.fjord|fjord\.snow)$/,
  /^fess\.\.(lingon\.snow|snow\.lingon)$/,
  /^(disc|diamond|saltire)\.\.snow\.lingon$/,
  /^saltire\.\.(fjord\.snow|snow\.fjord)$/,
  /^(checks|quarters)\.\.(fjord\.snow|snow\.fjord|lingon\.snow|snow\.lingon|cloudberry\.ink|ink\.cloudberry)$/,
  /^wedge\.\.snow\.fjord\.lingon$/,
];

const none = '-';

type Flag = { design: string; turns: string; field: string; charge: string; accent?: string };

function accentsOf(field: string, charge: string, against: 'field' | 'charge'): string[] {
  const colours = DARK.includes(against === 'field' ? field : charge) ? LIGHT : DARK;
  return colours.filter((colour) => colour !== field && colour !== charge);
}

/** The colour of a piece on a flag that already has three. */
function fourthColour({ field, charge, accent }: Flag): string {
  const colours = [...(DARK.includes(field) ? LIGHT : DARK), ...DARK, ...LIGHT];
  return colours.find((colour) => colour !== field && colour !== charge && colour !== accent) ?? 'ink';
}

function codeOf({ design, turns, field, charge, accent = none }: Flag, piece = none, colour = none): string {
  return [design, turns, field, charge, accent, piece, colour].join('.');
}

function isReserved({ design, turns, field, charge, accent }: Flag): boolean {
  const text = [design, turns, field, charge, ...(accent ? [accent] : [])].join('.');
  return RESERVED.some((pattern) => pattern.test(text));
}

type Codes = { plain: string[]; withPiece: string[] };

function addCodes({ plain, withPiece }: Codes, flag: Flag, against: 'field' | 'charge' | undefined): void {
  const { design, field, charge } = flag;
  if (against) {
    for (const accent of accentsOf(field, charge, against)) {
      const three = { ...flag, accent };
      if (isReserved(three)) continue;
      plain.push(codeOf(three));
      for (const piece of PIECES_OF_THREE_COLOURS)
        if (design !== 'nested' || piece !== 'border') withPiece.push(codeOf(three, piece, fourthColour(three)));
    }
    return;
  }
  if (!isReserved(flag)) plain.push(codeOf(flag));
  for (const piece of PIECES) {
    // A disc in the middle would hide most of these.
    if (piece === 'disc' && ['disc', 'twins', 'corner'].includes(design)) continue;
    const onCharge = piece === 'disc' ? accentsOf(field, charge, 'charge') : [];
    for (const colour of [...accentsOf(field, charge, 'field'), ...onCharge])
      withPiece.push(codeOf(flag, piece, colour));
  }
}

function allCodes(): Codes & { all: string[] } {
  const codes: Codes = { plain: [], withPiece: [] };
  for (const [design, looks] of Object.entries(DESIGNS))
    for (const turns of looks)
      for (const [field, charge] of PAIRS) addCodes(codes, { design, turns, field, charge }, THREE_COLOURS[design]);
  return { ...codes, all: [...codes.plain, ...codes.withPiece] };
}

let cache: ReturnType<typeof allCodes> | undefined;
/** Made on first use, because it takes some milliseconds. */
function codes(): ReturnType<typeof allCodes> {
  cache ??= allCodes();
  return cache;
}

export function allFlagCodes(): readonly string[] {
  return codes().all;
}

/**
 * The code that a name asks for. Later attempts give other codes, for a name whose flag is taken. One name in three
 * asks for a flag without an added piece.
 */
export function flagOfName(name: string, attempt = 0): string {
  const { plain, withPiece, all } = codes();
  const hash = hashOf(attempt > 0 ? `${name}\u0000${attempt}` : name);
  const list = attempt === 0 && hash % 3 === 0 ? plain : attempt % 2 === 1 ? withPiece : all;
  return list[(hash >>> 3) % list.length] as string;
}
