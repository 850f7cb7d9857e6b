import { useSyncExternalStore } from 'react';

const isApple = () => /^(Mac|iP)/.test(navigator.platform);

/** "⌘" on a Mac, iPad or iPhone, and "Ctrl" elsewhere and on the server. */
export function useCommandKey(): '⌘' | 'Ctrl' {
  return useSyncExternalStore(
    () => () => {},
    () => (isApple() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}
