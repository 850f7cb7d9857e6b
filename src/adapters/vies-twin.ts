import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GuardedFetchOptions } from './guarded-fetch.ts';

export type ViesFault = 'silent' | 'broken' | 'countryDown';

/**
 * The offline twin of VIES, for tests and the demo. It knows every number but those that end in 00, and answers in the
 * shape of the real one.
 */
export async function startViesTwin(): Promise<
  GuardedFetchOptions & {
    address: string;
    /** Answers with this fault from now on; null ends it. */
    suffer(fault: ViesFault | null): void;
    stop(): Promise<void>;
  }
> {
  let fault: ViesFault | null = null;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (fault === 'silent') return;
    if (fault === 'broken') return void response.writeHead(500).end('<html>');
    const { countryCode, vatNumber } = JSON.parse(body) as { countryCode: string; vatNumber: string };
    const valid = fault === null && !vatNumber.endsWith('00');
    const userError = fault === 'countryDown' ? 'MS_UNAVAILABLE' : valid ? 'VALID' : 'INVALID';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ countryCode, vatNumber, requestDate: new Date().toISOString(), valid, userError }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/check-vat-number`,
    exceptions: { addresses: ['127.0.0.1'], ports: [port] },
    suffer: (next) => {
      fault = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
