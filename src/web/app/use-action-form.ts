import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ClientActionFunctionArgs, isRouteErrorResponse, useFetcher } from 'react-router';
import type { Mistakes } from './define-action.ts';

const UNREACHED = 'We can’t reach the site. Check your connection and try again.';

/**
 * A form that posts to the action of its page, in a dialog and on the page itself: it ignores a second submit while one is
 * under way (product §5) and puts the focus on the first field that is wrong. Without JavaScript the browser posts
 * it; `initial` is what that came to.
 */
export function useActionForm<Answer extends object>({
  action,
  initial,
  onAnswer,
}: {
  /** Where it is posted, if not where its markup says. */
  action?: string;
  initial?: Mistakes | null | undefined;
  onAnswer?: (answer: Answer | Mistakes) => void;
}) {
  const fetcher = useFetcher<Answer | Mistakes>();
  const form = useRef<HTMLFormElement>(null);
  const isSending = fetcher.state !== 'idle';
  const answer = fetcher.data as Answer | Mistakes | undefined;
  const mistakes = isSending ? null : mistakesIn(answer ?? initial);
  const [mended, setMended] = useState<{ of: Mistakes | null; names: string[] }>({ of: null, names: [] });

  useEffect(() => {
    if (mistakes) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [mistakes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answer) onAnswer?.(answer);
  }, [answer]);

  /** A field that has been changed is not called wrong any longer. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (mistakes?.fields[name])
      setMended(({ of, names }) => ({ of: mistakes, names: of === mistakes ? [...names, name] : [name] }));
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void fetcher.submit(event.currentTarget, { action, defaultShouldRevalidate: false });
  };

  const isWrong = (name: string) => mended.of !== mistakes || !mended.names.includes(name);
  const fields = Object.fromEntries(Object.entries(mistakes?.fields ?? {}).filter(([name]) => isWrong(name)));
  const banner = mistakes && Object.keys(mistakes.fields).length === 0 ? mistakes.message : '';
  return { form, onSubmit, onInput, wrong: { banner, fields }, isSending, answer };
}

export function mistakesIn(answer: object | null | undefined): Mistakes | null {
  return answer && 'fields' in answer ? (answer as Mistakes) : null;
}

/** The `clientAction` of such a page: a network that is away is said in the form, where nothing of it is lost. */
export async function reachAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is thrown, too.
    if (error instanceof Response) throw error;
    const said = isRouteErrorResponse(error) ? (error.data as { message?: string; code?: string } | null) : null;
    const mistakes: Mistakes = {
      message: said?.message ?? UNREACHED,
      code: said?.code ?? 'E_UNREACHED',
      fields: {},
      values: {},
    };
    return mistakes;
  }
}
