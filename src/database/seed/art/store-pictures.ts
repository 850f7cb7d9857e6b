import sharp from 'sharp';
import type { Context } from '../../../domain/context.ts';
import { storeImage } from '../../../domain/media/commands.ts';
import type { Storage } from '../../../domain/media/storage.ts';
import { randomOf } from '../town/random.ts';
import type { DemoTown } from '../town/town.ts';
import { TRADES } from '../town/trades.ts';
import { LOGOS } from './logos.ts';
import { markSvg } from './marks.ts';
import { LIGHTS, type LightName } from './paint.ts';
import { SCENES, type SceneName, sceneSvg } from './scenes.ts';

/** The stored pictures of a startup, by its key. */
export type StoredPictures = Map<
  string,
  { logo?: string; cover?: string; gallery: { imageId: string; alt: string }[] }
>;

export type Picture = { key: string; place: 'logo' | 'cover' | 'gallery'; alt: string; svg: string };

const DRAWN_LIFE: [SceneName, LightName, string][] = [
  ['houses', 'day', 'The quay in Bergen'],
  ['windows', 'day', 'Morning in the forward cabin'],
  ['crane', 'day', 'The charging tower at the quay'],
  ['contours', 'day', 'A depth chart of the skerries'],
  ['lighthouse', 'winter', 'The light we pass at twenty past seven'],
  ['mountains', 'dusk', 'Home along the fjord'],
];

/** Every picture of the town: a drawn logo for a third of the startups, scenes for half of those. */
export function picturesOf(town: DemoTown): Picture[] {
  const pictures: Picture[] = [];
  let logos = 0;
  for (const { key, name, startup } of town.companies) {
    const logo = LOGOS[name];
    if (!logo) continue;
    pictures.push({ key, place: 'logo', alt: name, svg: markSvg(...logo) });
    if (logos++ % 2 && name !== 'Lysning') continue;
    const random = randomOf(`pictures ${name}`);
    const lights = random.some(Object.keys(LIGHTS) as LightName[], 3);
    const scenes = TRADES[startup.trade].scenes as readonly SceneName[];
    const cover = scenes[0] as SceneName;
    pictures.push({
      key,
      place: 'cover',
      alt: SCENES[cover].alt,
      svg: sceneSvg(cover, name === 'Skjærgård' ? 'day' : (lights[0] as LightName), name, 1600, 900),
    });
    const life: [SceneName, LightName, string][] =
      name === 'Skjærgård'
        ? DRAWN_LIFE
        : random.chance(0.6)
          ? scenes.slice(1).map((scene, i) => [scene, lights[i + 1] as LightName, SCENES[scene].alt])
          : [];
    for (const [scene, light, alt] of life) {
      pictures.push({ key, place: 'gallery', alt, svg: sceneSvg(scene, light, `${name} ${light}`, 880, 660) });
    }
  }
  return pictures;
}

/** Draws the pictures and takes them in by the same way as an upload. */
export async function storePictures(context: Context, storage: Storage, town: DemoTown): Promise<StoredPictures> {
  const pictures = picturesOf(town);
  const ids: string[] = [];
  const draw = (turn: number) => {
    const picture = pictures[turn];
    return picture && sharp(Buffer.from(picture.svg)).png({ compressionLevel: 1 }).toBuffer();
  };
  // One is taken in while the next is drawn: two cores are busy, and the transaction's connection asks one at a time.
  let drawn = draw(0);
  for (let turn = 0; drawn; turn += 1) {
    const png = await drawn;
    drawn = draw(turn + 1);
    ids.push((await storeImage(context, storage, png)).id);
  }
  const stored: StoredPictures = new Map();
  pictures.forEach(({ key, place, alt }, turn) => {
    const of = stored.get(key) ?? { gallery: [] };
    const imageId = ids[turn] as string;
    if (place === 'gallery') of.gallery.push({ imageId, alt });
    else of[place] = imageId;
    stored.set(key, of);
  });
  return stored;
}
