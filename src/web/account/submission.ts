import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../domain/errors.ts';
import type { Failure } from './call-api.ts';

/** What is wrong with a form just now. */
export type Wrong = { banner: string; fields: FieldErrors };
const NOTHING: Wrong = { banner: '', fields: {} };

/**
 * Sends a form by a call instead of a page load: looks at it first, ignores a second submit while one is under way
 * (product §5), and puts the focus on the first field that is wrong.
 */
export function useSubmission({
  check,
  send,
  initial,
}: {
  check: (text: (name: string) => string) => FieldErrors;
  send: (text: (name: string) => string, form: HTMLFormElement) => Promise<Failure | null>;
  /** What the server found when the form was sent without the help of scripts. */
  initial?: Wrong | null | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [wrong, setWrong] = useState(initial ?? NOTHING);
  const [refusals, setRefusals] = useState(initial ? 1 : 0);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  const refuse = (found: Wrong) => {
    setWrong(found);
    setRefusals((count) => count + 1);
  };

  /** What has been mended is not called wrong any longer. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (!wrong.fields[name]) return;
    const sent = new FormData(event.currentTarget);
    if (check((field) => String(sent.get(field) ?? ''))[name]) return;
    const { [name]: _, ...fields } = wrong.fields;
    setWrong({ ...wrong, fields });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    const sent = new FormData(event.currentTarget);
    const text = (name: string) => String(sent.get(name) ?? '');
    const fields = check(text);
    if (Object.keys(fields).length > 0) return refuse({ banner: '', fields });
    isUnderWay.current = true;
    setSending(true);
    setWrong(NOTHING);
    const failure = await send(text, event.currentTarget ?? form.current);
    isUnderWay.current = false;
    setSending(false);
    if (failure) refuse({ banner: Object.keys(failure.fields).length ? '' : failure.message, fields: failure.fields });
  };

  return { form, onSubmit, onInput, wrong, isSending };
}
