import type { Event } from '#domain/events.ts';
import type { EventSubscribers } from '#server/event-subscribers.ts';
import { busy } from '#server/load-shedding.ts';

/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** After this the browser connects again, and its permission is checked again. */
const LONGEST_MS = 10 * 60_000;
const MOST_STREAMS = 2_000;

/** The events of a startup's board as server-sent events. They carry ids only; what changed is read as always. */
export function applicantEvents(subscribers: EventSubscribers, companyId: string): Response {
  if (subscribers.size >= MOST_STREAMS) throw busy();
  const encoder = new TextEncoder();
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          end();
        }
      };
      const hear = (event: Event | null) => {
        const change = event === null ? {} : changeOf(event, companyId);
        if (change !== null) send(`event: changed\ndata: ${JSON.stringify(change)}\n\n`);
      };
      const stop = subscribers.subscribe(hear, () => end());
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
      const last = setTimeout(() => end(), LONGEST_MS);
      heartbeat.unref();
      last.unref();
      end = () => {
        end = () => {};
        stop();
        clearInterval(heartbeat);
        clearTimeout(last);
        try {
          controller.close();
        } catch {
          // The browser was faster.
        }
      };
      send('retry: 2000\n\n');
    },
    cancel: () => end(),
  });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
}

/** The part of an event that an open board needs; null if it is not about this startup's applicants. */
function changeOf(event: Event, companyId: string): { application?: string; job?: string } | null {
  if (event.type === 'application.changed' || event.type === 'application.sent') {
    return event.companyId === companyId ? { application: event.id } : null;
  }
  return event.type === 'board.changed' && event.companyId === companyId ? { job: event.id } : null;
}
