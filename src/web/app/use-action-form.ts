import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ClientActionFunctionArgs, isRouteErrorResponse, useFetcher } from 'react-router';
import { useMinimumDelay } from '#web/ui/feedback/use-minimum-delay.ts';
import type { Mistakes } from './define-action.ts';

const UNREACHED_CODE = 'E_UNREACHED';
const UNREACHED = 'We can’t reach the site. Check your connection and try again.';

/**
 * A form that posts to a page's action, in a dialog or on the page. It ignores a submit while another is in progress
 * (product §5) and focuses the first wrong field. Without JavaScript the browser posts it, and `initial` is the
 * result.
 */
export function useActionForm<Answer extends object>({
  action,
  initial,
  onAnswer,
}: {
  /** The address to post to, if it differs from the form's own. */
  action?: string;
  initial?: Mistakes | null | undefined;
  onAnswer?: (answer: Answer | Mistakes) => void;
}) {
  const fetcher = useFetcher<Answer | Mistakes>();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useMinimumDelay(fetcher.state !== 'idle');
  const answer = fetcher.data as Answer | Mistakes | undefined;
  const mistakes = isSending ? null : mistakesIn(answer ?? initial);
  const [corrections, setCorrections] = useState<{ of: Mistakes | null; names: string[] }>({ of: null, names: [] });

  useEffect(() => {
    if (mistakes) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [mistakes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answer) onAnswer?.(answer);
  }, [answer]);

  /** A changed field loses its error. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (mistakes?.fields[name])
      setCorrections(({ of, names }) => ({ of: mistakes, names: of === mistakes ? [...names, name] : [name] }));
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void fetcher.submit(event.currentTarget, { action, defaultShouldRevalidate: false });
  };

  const isWrong = (name: string) => corrections.of !== mistakes || !corrections.names.includes(name);
  const fields = Object.fromEntries(Object.entries(mistakes?.fields ?? {}).filter(([name]) => isWrong(name)));
  const banner = mistakes && Object.keys(mistakes.fields).length === 0 ? mistakes.message : '';
  return { form, onSubmit, onInput, wrong: { banner, fields }, isSending, answer };
}

export function mistakesIn(answer: object | null | undefined): Mistakes | null {
  return answer && 'fields' in answer ? (answer as Mistakes) : null;
}

/** Whether the answer says that the form did not reach the site. */
export function isUnreached(answer: object | null | undefined): boolean {
  return mistakesIn(answer)?.code === UNREACHED_CODE;
}

/** The `clientAction` of such a page: it shows a network failure in the form, so that no input is lost. */
export async function reachAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // Redirects are thrown, too.
    if (error instanceof Response) throw error;
    const refusal = isRouteErrorResponse(error) ? (error.data as { message?: string; code?: string } | null) : null;
    const mistakes: Mistakes = {
      message: refusal?.message ?? UNREACHED,
      code: refusal?.code ?? UNREACHED_CODE,
      fields: {},
      values: {},
    };
    return mistakes;
  }
}
