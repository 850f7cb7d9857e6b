import { createContext } from 'react';

/**
 * Marks our own inline scripts while the server renders; what is not marked is not allowed to run (see sealPage).
 * The finished page no longer holds it, and in the browser there is none.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
