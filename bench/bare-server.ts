import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The baseline for cached pages: `node:http` sends the same compressed bytes with the three headers that browsers need. It
 * does not limit, check, count or log.
 */
const pages = new Map<string, Buffer>();
const server = createServer((request, response) => {
  const bytes = pages.get(request.url ?? '');
  if (!bytes) {
    response.writeHead(404);
    response.end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': bytes.length,
  });
  response.end(bytes);
});

process.on('message', (message: { path: string; base64: string } | 'listen' | 'cpu') => {
  if (message === 'listen') {
    server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  } else if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6 });
  } else pages.set(message.path, Buffer.from(message.base64, 'base64'));
});
