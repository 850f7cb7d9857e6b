import type { FunctionComponent, ReactNode } from 'react';
import { useMatches } from 'react-router';

/** What a workspace puts around its pages: a side navigation, and main. */
export type Frame = FunctionComponent<{ path: string; children: ReactNode }>;

/** The `handle` of a layout route that brings a frame. */
export type FrameHandle = { Frame: Frame };

/** The frame of the current page's workspace. None if its loader failed, because the frame shows that loader's data. */
export function useFrame(): Frame | undefined {
  return useMatches()
    .filter(({ loaderData }) => loaderData !== undefined)
    .map(({ handle }) => (handle as Partial<FrameHandle> | undefined)?.Frame)
    .find((frame) => frame !== undefined);
}
