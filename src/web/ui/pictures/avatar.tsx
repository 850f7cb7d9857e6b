import { classNames } from '../class-names.ts';
import css from './avatar.module.css';
import type { LogoImage } from './logo.tsx';

const TONES = ['fjord', 'cloudberry', 'ice', 'ink', 'moss', 'lingon'] as const;

/** The initials of the first and the last name: IB for "Ingrid Bjørnsdatter". */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const initials = names.length > 1 ? [names[0], names.at(-1)] : [names[0]];
  return initials.map((part) => [...(part ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

function sumOf(name: string): number {
  return [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
}

/** The round picture of a person, or initials on a background colour that depends on the name. */
export function Avatar({
  name,
  image,
  size = 48,
  tone,
  smallOnPhones = false,
}: {
  name: string;
  image?: LogoImage | null;
  size?: 32 | 48 | 64 | 100 | 140;
  tone?: (typeof TONES)[number];
  smallOnPhones?: boolean;
}) {
  const ground = tone ?? TONES[sumOf(name) % TONES.length] ?? 'fjord';
  return (
    <span className={classNames(css.avatar, css[`s${size}`], css[ground], smallOnPhones && css.small)} aria-hidden>
      {image ? (
        <img src={image.src} srcSet={image.srcSet} width={image.width} height={image.height} alt="" loading="lazy" />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
