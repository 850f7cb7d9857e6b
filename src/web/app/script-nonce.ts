import { createContext } from 'react';

/**
 * Marks our inline scripts during server rendering; sealPage allows only marked scripts. The finished page does not
 * contain the nonce, and the browser has none.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
