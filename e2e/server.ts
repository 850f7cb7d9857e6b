import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtServer } from '../scripts/build.mjs';
import { ownNode } from '../scripts/processes.mjs';
import { freePort } from './free-port.ts';

export type RunningServer = { origin: string; output(): string; stop(): Promise<void> };

/** Starts the built server, as `npm start` does, and waits until it accepts requests. */
export async function startServer(settings: Record<string, string>): Promise<RunningServer> {
  // A known port, because the server builds absolute addresses from it.
  const port = await freePort();
  const child = spawn(ownNode, [builtServer], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      LIMIT_PUBLIC_READS: '1000000',
      LIMIT_SIGN_UPS: '1000',
      LIMIT_SIGN_INS: '1000',
      LIMIT_RESETS: '1000',
      LIMIT_INVITATIONS_PER_ADDRESS: '1000',
      // No balancer has to notice that it stops.
      DRAIN_SECONDS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const end = once(child, 'close');
  const open = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Havn is open at')) resolve();
      });
    }
    end.then(() => reject(new Error(`The server ended before it was open:\n${output}`)));
  });
  await open;
  return {
    origin: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const hurry = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await end;
      clearTimeout(hurry);
    },
  };
}
