import { useEffect, useState } from 'react';
import { flagOfName } from '#domain/site/flag-codes.ts';

/** A pause in typing, after which the site is asked for the flag that is free. */
const TYPING_PAUSE_MS = 500;

/**
 * The flag of a name while it is typed. After each letter it is the first that the name asks for; once typing stops, the
 * one that a new profile of this name would get, because another may fly the first.
 */
export function useFlagOfTypedName(name: string): { code: string; isFinal: boolean } {
  const [free, setFree] = useState({ name: '', code: '' });
  useEffect(() => {
    if (name === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const response = await fetch(`/api/flag?${new URLSearchParams({ name })}`, stop).catch(() => null);
      const body = response?.ok ? ((await response.json().catch(() => null)) as { flag: string } | null) : null;
      if (!stop.signal.aborted) setFree({ name, code: body?.flag ?? flagOfName(name) });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name]);
  const isFinal = free.name === name && name !== '';
  return { code: isFinal ? free.code : flagOfName(name), isFinal };
}
