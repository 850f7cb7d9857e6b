import type { Family } from './roles.ts';

const words = (text: string) =>
  new Set(
    text
      .trim()
      .split(/\s*[,\n]\s*/)
      .map((part) => `the ${part}`),
  );

/** Things with screws in them: what an engineer designs and a programmer cannot ship on a Tuesday. */
const HARDWARE = words(`
indoor unit, track sensor, axle scale, hydrant microphone, teaching handle, seam tracker, trolley, short pipe,
shared meter, quay gateway, mast camera, shaking machine, pressing line, cold store, wristband, drop buoy, bridge light,
grinding head, grain sensor, power post, radar head, deck display, urchin sledge, planting rope, hall camera,
deck camera, hull crawler, suction skirt, filter barge, kitchen wagon, door unit, wall saw, pond recorder,
island bicycle, ceiling driver, climbing crane, blade root, service van, listening booth, fitting kit, buoy box,
boat lock, bucket scale, paddle rack, stone store, steam valve, rope robot, panel press, counting tube, well probe,
stone scanner, field recorder, fibre eye, sorting line, spinning frame, van, mill's ear, operator's button,
garage dairy, rope scale, mussel line, board press, copper bath, dome, motor box, brewing machine, host's radio,
cellar battery, plant eye, weeding finger, buoy, door sensor, morning mirror, shelter light, dimmer,
battery container, swap lock, stone chamber, air valve, moss meter, tunnel ear, soft hand, bun camera, packing cell,
lava loop, tanning drum, skin scanner, colour bath, boat radio, relay, lighthouse box, ground thermometer,
ice microphone, wool sorter, drying house, air mixer, rack robot, screening robot, pool cupboard, guard's telephone,
listening hive, hive scale, roof valve, folding machine, measuring gate, clay store, cell ear, sorting gate, drone box,
key box, shelf lock, lake stick, sledge box, basket scale
`);

/** Places, customs and papers: nobody writes tests for them either. */
const NEITHER = words(`
week in the house, restore desk, mountain store, kitchen table, bill guarantee, mending desk, second-hand shelf,
smokehouse, tin line, claims desk, coach's desk, stone workshop, feeding hall, instrument library, concert day,
advice hour, woodpecker count, spring letter, dike walk, cold chain, fitting van, block shelf, ten-week course,
light lab, sample laboratory, reading panel, wind window, night charge, spore room, May harvest, room measurement,
beach contract, scanning room, water meeting, duty desk, morning desk, bench queue, blood laboratory, print room,
bottle round, training year, rent guarantee, carriage workshop, cleaning run, soup order, speaking hour,
yearly meeting, tool drawer, drill room, reader panel, yearly visit, steam test, crane count, farm table, stain test,
cold wash, knitters' desk, fog, strength test, oat sack, sticker, loaf box, neighbour contract, trading desk,
harbour desk, lorry order, level workshop, practice book, teacher's handbook
`);

/** Every startup has some of these, whatever it makes. */
const EVERYWHERE = ["the customers' page", 'the service app', 'the alarm feed'];

export function hardwareAmong(parts: readonly string[]): readonly string[] {
  return parts.filter((part) => HARDWARE.has(part));
}

/** The parts of a startup that a role would work on. */
export function partsFor(parts: readonly string[], family: Family, isHardware: boolean): readonly string[] {
  const hardware = hardwareAmong(parts);
  if (isHardware && hardware.length > 0) return hardware;
  if (family === 'commercial' || family === 'company') return parts;
  const software = parts.filter((part) => !HARDWARE.has(part) && !NEITHER.has(part));
  return software.length >= 3 ? software : [...software, ...EVERYWHERE.slice(0, 3 - software.length)];
}
