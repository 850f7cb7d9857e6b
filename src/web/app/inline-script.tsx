import { useContext } from 'react';
import { ScriptNonce } from './script-nonce.ts';

/**
 * A constant script that runs while the page is read; the page's policy allows it by hash. Pass it as
 * `import.meta.env.SSR && text`: a browser has it in the page already, so its program leaves the text out.
 */
export function InlineScript({ text }: { text: string | false }) {
  const nonce = useContext(ScriptNonce);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text || '' }} suppressHydrationWarning />;
}
