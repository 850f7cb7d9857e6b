import type { LogoImage } from '../ui/logo.tsx';

/** The picture of a startup's logo as pages show it; null lets its flag fly. */
export function logoOf(company: { logoImage?: { path: string } | null }): LogoImage | null {
  const path = company.logoImage?.path;
  if (!path) return null;
  return { src: `${path}/thumbnail`, srcSet: `${path}/thumbnail@2x 2x`, width: 200, height: 200 };
}
