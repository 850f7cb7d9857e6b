import { pick, shapesOf } from '#web/ui/flags.ts';
import { box, type CardElement, type CardStyle, flagPicture, picture } from './elements.ts';

/** The square logo of a startup, or the flag of its name. */
export function squareLogo(name: string, logo: string | null, size: number, style: CardStyle = {}): CardElement {
  if (logo === null) {
    const { design, colorway } = pick(name);
    return flagPicture(shapesOf(design, colorway, { w: size, h: size }), size, size, style);
  }
  return box(
    { borderRadius: 4, border: '1px solid rgba(11,42,46,.22)', overflow: 'hidden', background: '#ffffff', ...style },
    picture(logo, size, size),
  );
}
