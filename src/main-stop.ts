import type { HttpServer } from '#server/http-server.ts';

/** Functions that stop the parts of the process, called in reverse order. */
export type Stops = ((hurry: boolean) => Promise<unknown>)[];

export type StopOptions = { hurry?: boolean; drainMs?: number };

/** Stops the parts once: the last to start first, so requests before reactions, and both before the database. */
export function stopOnce(stops: Stops, server: () => HttpServer | null): (how?: StopOptions) => Promise<void> {
  let stopping: Promise<void> | null = null;
  return ({ hurry = false, drainMs = 0 } = {}) => {
    // A second call drops the requests that are still open.
    if (stopping && hurry) void server()?.stop({ finishMs: 0 });
    stopping ??= (async () => {
      // The server reports not ready at once, so that a load balancer sends requests elsewhere.
      void server()?.stop(hurry ? { finishMs: 100 } : { drainMs });
      // A part that fails, at once or later, keeps no other from stopping.
      for (const end of stops.toReversed()) await (async () => end(hurry))().catch(() => {});
    })();
    return stopping;
  };
}
