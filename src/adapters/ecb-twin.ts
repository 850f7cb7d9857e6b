import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '#project-root.ts';
import type { GuardedFetchOptions } from './guarded-fetch.ts';

/** The offline twin of the European Central Bank, for tests and the demo. It serves a file with invented rates. */
export async function startEcbTwin(): Promise<
  GuardedFetchOptions & {
    address: string;
    /** Answers with this text from now on; null ends it. */
    answer(text: string | null): void;
    stop(): Promise<void>;
  }
> {
  const rates = await readFile(join(projectRoot, 'src/adapters/ecb-rates.xml'), 'utf8');
  let other: string | null = null;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/xml');
    response.end(other ?? rates);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/eurofxref-daily.xml`,
    exceptions: { addresses: ['127.0.0.1'], ports: [port] },
    answer: (text) => {
      other = text;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
