import {
  Apple,
  Baby,
  Beer,
  Bike,
  CalendarCheck,
  ChartPie,
  Clock,
  Coffee,
  Coins,
  Dog,
  Dumbbell,
  Flower,
  Gift,
  GraduationCap,
  HeartPulse,
  House,
  type IconNode,
  Laptop,
  Palmtree,
  PartyPopper,
  PiggyBank,
  Plane,
  ShieldCheck,
  Smartphone,
  SquareParking,
  ThermometerSun,
  TrainFront,
  Utensils,
} from 'lucide';
import { PERKS, type Perk } from '#domain/site/perks.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './benefits.module.css';

const ICONS: Record<Perk, IconNode> = {
  beer: Beer,
  coffee: Coffee,
  lunch: Utensils,
  snacks: Apple,
  gym: Dumbbell,
  sauna: ThermometerSun,
  bike: Bike,
  transport: TrainFront,
  parking: SquareParking,
  healthcare: HeartPulse,
  wellness: Flower,
  insurance: ShieldCheck,
  pension: PiggyBank,
  bonus: Coins,
  equity: ChartPie,
  remote: House,
  flexible: Clock,
  fourday: CalendarCheck,
  holiday: Palmtree,
  parental: Baby,
  learning: GraduationCap,
  equipment: Laptop,
  phone: Smartphone,
  relocation: Plane,
  dog: Dog,
  social: PartyPopper,
};

function labelOf(perk: string, note: string | undefined): string {
  const term = PERKS.find(({ key }) => key === perk);
  return (note && term && 'withNote' in term ? term.withNote : term?.label) ?? perk;
}

/** The benefits of a startup, each with an icon and the startup's own note. */
export function Benefits({ perks }: { perks: { perk: string; note?: string }[] }) {
  return (
    <ul className={css.benefits}>
      {perks.map(({ perk, note }) => (
        <li key={perk}>
          <Icon of={ICONS[perk as Perk] ?? Gift} />
          <p>
            <b>{labelOf(perk, note)}</b>
            {note && <span>{note}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
