import { type ActionFunctionArgs, data } from 'react-router';
import type { z } from 'zod';
import { type FieldErrors, Refusal } from '#domain/errors.ts';
import { refusalIn, statusOf } from '#server/refusals.ts';
import { defineLoader, type LoaderArguments } from './define-loader.ts';

export type ActionArguments = LoaderArguments & {
  form: FormData;
  /** A field as text; empty when it was not sent, or was a file. */
  text(name: string): string;
};

/** Why a form was not accepted, with all that was typed into it but secrets: nothing is lost. */
export type Mistakes = {
  message: string;
  code: string;
  fields: FieldErrors;
  values: Record<string, string>;
};

/**
 * What a form sent that could not be taken because its session is over: shown on the page that says so, to be sent
 * again from there (account/session-ended.tsx).
 */
export type SentInVain = {
  action: string;
  fields: [name: string, value: string][];
  /** Passwords were among it: they are not written into a page, and typed again. */
  hadSecrets: boolean;
};

/** The person can mend it where they are; everything else is a page of its own. */
const MENDABLE = new Set<Refusal['kind']>(['invalid', 'conflict', 'unmet', 'tooMany', 'overloaded']);
const isMendable = ({ kind, code }: Refusal) => MENDABLE.has(kind) || code === 'E_CREDENTIALS';

/** The codes of `requireUser`: nobody is logged in, or not any more. */
const LOGGED_OUT = new Set(['E_NOT_LOGGED_IN', 'E_SESSION_EXPIRED']);

const SECRET = /password|key|captcha|^code$/i;

const UNKNOWN_FIELD = 'This form contains an unknown field. Please reload the page.';

/**
 * What every action goes through: it hands over the context and the form, whose fields are those named and no others.
 * A refusal the person can do something about
 * is answered as the page's `actionData`; the others as by `loading`. Works without JavaScript by its nature. Where
 * the session is over nothing of what was typed is lost either.
 */
export function defineAction<T>(fields: readonly string[], act: (given: ActionArguments) => Promise<T> | T) {
  return async (args: ActionFunctionArgs) => {
    let form = new FormData();
    const run = defineLoader(async (given) => {
      form = await formOf(given.request);
      const unknown = [...form.keys()].find((name) => !fields.includes(name));
      const text = (name: string) => {
        const value = form.get(name);
        return typeof value === 'string' ? value : '';
      };
      try {
        if (unknown !== undefined) throw new Refusal('invalid', 'E_UNKNOWN_FIELD', UNKNOWN_FIELD);
        return await act(Object.assign(given, { form, text }));
      } catch (error) {
        const refusal = refusalIn(error);
        if (!refusal) throw error;
        given.notes.refusal = refusal;
        const sent = [...form].filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && fields.includes(entry[0]),
        );
        const tellable = sent.filter(([name]) => !SECRET.test(name));
        if (LOGGED_OUT.has(refusal.code)) {
          const { pathname, search } = given.url;
          const hadSecrets = tellable.length < sent.length;
          const sentInVain: SentInVain = { action: pathname + search, fields: tellable, hadSecrets };
          throw data({ message: refusal.message, code: refusal.code, sentInVain }, { status: statusOf(refusal) });
        }
        if (!isMendable(refusal)) throw error;
        const { retryAfterSeconds, fields: wrong = {} } = refusal.details;
        const mistakes: Mistakes = {
          message: refusal.message,
          code: refusal.code,
          fields: wrong,
          values: Object.fromEntries(tellable),
        };
        return data(mistakes, {
          status: statusOf(refusal),
          headers: retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {},
        });
      }
    });
    return run(args);
  };
}

async function formOf(request: Request): Promise<FormData> {
  // What is no form is one without fields: each field then says itself that it is missing.
  return request.formData().catch(() => new FormData());
}

/** What was sent, as the input says it must be; refused field by field, in the input's own words. */
export function read<T>(input: z.ZodType<T>, sent: unknown): T {
  const { success, data: value, error } = input.safeParse(sent);
  if (success) return value;
  const fields: FieldErrors = {};
  for (const issue of error.issues) fields[issue.path.map(String).join('.') || 'form'] ??= issue.message;
  throw new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', { fields });
}
