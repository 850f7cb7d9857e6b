import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the page works with scripts. */
export const useHasScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
