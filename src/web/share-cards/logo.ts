import { shapesOfCode } from '#web/ui/pictures/flags.ts';
import { box, type CardElement, type CardStyle, flagPicture, picture } from './elements.ts';

/** The square logo of a startup, or its flag. */
export function squareLogo(flag: string, logo: string | null, size: number, style: CardStyle = {}): CardElement {
  if (logo === null) {
    return flagPicture(shapesOfCode(flag, { w: size, h: size }), size, size, style);
  }
  return box(
    { borderRadius: 4, border: '1px solid rgba(11,42,46,.22)', overflow: 'hidden', background: '#ffffff', ...style },
    picture(logo, size, size),
  );
}
