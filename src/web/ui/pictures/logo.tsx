import { classNames } from '../class-names.ts';
import { Flag } from './flag.tsx';
import css from './logo.module.css';

export type LogoImage = { src: string; srcSet?: string; width: number; height: number };
export type LogoSize = 32 | 40 | 48 | 64 | 100 | 140;

/** A square logo, or the flag. It is decoration, because the name always stands beside it. */
export function Logo({
  flag = '',
  image,
  size = 48,
  eager = false,
  className,
}: {
  /** Code of the flag, for one without a logo. */
  flag?: string | null | undefined;
  image?: LogoImage | null;
  size?: LogoSize;
  /** For logos above the fold. */
  eager?: boolean;
  className?: string;
}) {
  return (
    <span className={classNames(css.logo, css[`s${size}`], image && css.picture, className)}>
      {image ? (
        <img
          src={image.src}
          srcSet={image.srcSet}
          width={image.width}
          height={image.height}
          alt=""
          loading={eager ? undefined : 'lazy'}
          decoding="async"
        />
      ) : (
        <Flag code={flag ?? ''} />
      )}
    </span>
  );
}
