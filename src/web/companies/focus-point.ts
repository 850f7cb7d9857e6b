import { variantPath } from '#domain/media/image.ts';

type Focus = { x: number; y: number };

/** Centred pictures are cut by the server. With a focus point of its own, the browser cuts the whole picture around it. */
function isCentred({ x, y }: Focus): boolean {
  return x === 0.5 && y === 0.5;
}

export function positionOf({ x, y }: Focus): string {
  return `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
}

/** The source and position of a picture that a page cuts around its focus point; null if the picture is centred. */
export function withFocus(path: string, focus: Focus) {
  return isCentred(focus) ? null : { src: variantPath(path, 'large'), style: { objectPosition: positionOf(focus) } };
}
