import { randomOf } from '../town/random.ts';
import { LIGHTS, type Light, type LightName, pageOf } from './paint.ts';
import { aurora, contours, fields, forest, greenhouse, mountains, rails, windmills, windows } from './scenes-land.ts';
import { buoys, crane, ferry, houses, lighthouse } from './scenes-water.ts';

/** Pictures that stand in for photographs, and what one would say of them to somebody who cannot see them. */
export const SCENES = {
  ferry: { draw: ferry, alt: 'A ferry crossing a fjord at low sun' },
  buoys: { draw: buoys, alt: 'Buoys in a swell' },
  crane: { draw: crane, alt: 'A crane on the quay' },
  lighthouse: { draw: lighthouse, alt: 'A lighthouse on its skerry' },
  houses: { draw: houses, alt: 'Houses by the water' },
  windmills: { draw: windmills, alt: 'Wind turbines on a hill' },
  mountains: { draw: mountains, alt: 'Mountains, and a track towards them' },
  aurora: { draw: aurora, alt: 'Northern lights over a cabin' },
  forest: { draw: forest, alt: 'Spruce forest, row behind row' },
  fields: { draw: fields, alt: 'Fields and a red barn' },
  greenhouse: { draw: greenhouse, alt: 'Glasshouses lit from inside' },
  windows: { draw: windows, alt: 'Seats by three windows' },
  contours: { draw: contours, alt: 'A map with a route drawn on it' },
  rails: { draw: rails, alt: 'A railway line and a red railcar' },
} as const satisfies Record<
  string,
  { draw: (random: ReturnType<typeof randomOf>, light: Light) => string; alt: string }
>;
export type SceneName = keyof typeof SCENES;

/** The same scene, light and seed give the same picture, always. */
export function sceneSvg(scene: SceneName, light: LightName, seed: string, width: number, height: number): string {
  return pageOf(SCENES[scene].draw(randomOf(`scene ${scene} ${seed}`), LIGHTS[light]), width, height);
}
