import type { Event } from '#domain/events.ts';

export type EventSubscribers = {
  /** Calls back for each committed event, and with null when some may have been missed. Returns how to stop. */
  subscribe(hear: (event: Event | null) => void, onClose: () => void): () => void;
  publish(event: Event | null): void;
  readonly size: number;
  /** The process is stopping: ends every subscription, so that no open stream delays it. */
  close(): void;
};

/** Passes committed events on to the open pages that follow them (api/applicant-events.ts). */
export function createEventSubscribers(): EventSubscribers {
  const subscribers = new Map<symbol, { hear: (event: Event | null) => void; onClose: () => void }>();
  return {
    subscribe(hear, onClose) {
      const key = Symbol('subscriber');
      subscribers.set(key, { hear, onClose });
      return () => subscribers.delete(key);
    },
    publish(event) {
      for (const { hear } of subscribers.values()) hear(event);
    },
    get size() {
      return subscribers.size;
    },
    close() {
      for (const { onClose } of [...subscribers.values()]) onClose();
      subscribers.clear();
    },
  };
}
