import type { FunctionComponent, ReactNode } from 'react';
import { useMatches } from 'react-router';

/** The frame of a workspace around its pages: a side navigation, and main. */
export type Frame = FunctionComponent<{ path: string; children: ReactNode }>;

/** The `handle` of a layout that brings a frame, or, with null, of a page below it that does without. */
export type FrameHandle = { Frame: Frame | null };

/** The frame of the current page. None if the loader behind it failed, because the frame shows that loader's data. */
export function useFrame(): Frame | null {
  const handles = useMatches()
    .filter(({ loaderData }) => loaderData !== undefined)
    .map(({ handle }) => handle as Partial<FrameHandle> | undefined);
  return handles.findLast((handle) => handle?.Frame !== undefined)?.Frame ?? null;
}
