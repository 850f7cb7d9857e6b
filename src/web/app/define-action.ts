import { type ActionFunctionArgs, data } from 'react-router';
import { requireStaying } from '#domain/accounts/policy.ts';
import { type FieldErrors, Refusal } from '#domain/errors.ts';
import { refusalIn, statusOf } from '#server/refusals.ts';
import { defineLoader, type LoaderArguments } from './define-loader.ts';

export type ActionArguments = LoaderArguments & {
  form: FormData;
  /** A field as text; empty if it is missing or a file. */
  text(name: string): string;
};

/** The mistakes in a form, with its typed values except secrets, so that nobody types them again. */
export type Mistakes = {
  message: string;
  code: string;
  fields: FieldErrors;
  values: Record<string, string>;
};

/**
 * A form rejected because nobody is logged in, or no longer. The error page offers to send it again
 * (auth/session-ended.tsx).
 */
export type FormToResend = {
  action: string;
  fields: [name: string, value: string][];
  /** Whether the form had passwords. They are never written into a page, so the person types them again. */
  hadSecrets: boolean;
  /** The files of the form, by field. No page can hold a file, so the person chooses them again. */
  files: [name: string, filename: string][];
};

/** Refusals that the person can correct in the form; all others replace the page. */
const CORRECTABLE = new Set<Refusal['kind']>(['invalid', 'conflict', 'unmet', 'tooMany', 'overloaded']);
const isCorrectable = ({ kind, code }: Refusal) => CORRECTABLE.has(kind) || code === 'E_CREDENTIALS';

/** Refusal codes of `requireUser`: not logged in, or an expired session. */
const LOGGED_OUT = new Set(['E_NOT_LOGGED_IN', 'E_SESSION_EXPIRED']);

const SECRET = /password|key|captcha|^code$/i;

const UNKNOWN_FIELD = 'This form contains an unknown field. Please reload the page.';

/**
 * Wraps an action: it passes the context and the form, and refuses fields that are not listed. A refusal that the
 * person can correct becomes the page's `actionData`; others become the error page, as in `defineLoader`. An expired
 * session returns the form for a new attempt. Works without JavaScript.
 */
export function defineAction<T>(fields: readonly string[], act: (args: ActionArguments) => Promise<T> | T) {
  return async (args: ActionFunctionArgs) => {
    let form = new FormData();
    const runLoader = defineLoader(async (loaderArgs) => {
      form = await formOf(loaderArgs.request);
      const unknownField = [...form.keys()].find((name) => !fields.includes(name));
      const text = (name: string) => {
        const value = form.get(name);
        return typeof value === 'string' ? value : '';
      };
      try {
        if (!isOpenToLeavers(loaderArgs.url.pathname, text('intent'))) requireStaying(loaderArgs.context);
        if (unknownField !== undefined) throw new Refusal('invalid', 'E_UNKNOWN_FIELD', UNKNOWN_FIELD);
        return await act(Object.assign(loaderArgs, { form, text }));
      } catch (error) {
        const refusal = refusalIn(error);
        if (!refusal) throw error;
        loaderArgs.notes.refusal = refusal;
        const values = [...form].filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && fields.includes(entry[0]),
        );
        const visible = values.filter(([name]) => !SECRET.test(name));
        if (LOGGED_OUT.has(refusal.code)) {
          const { pathname, search } = loaderArgs.url;
          const hadSecrets = visible.length < values.length;
          const formToResend: FormToResend = {
            action: pathname + search,
            fields: visible,
            hadSecrets,
            files: [...form].flatMap(([name, value]) =>
              value instanceof File && value.size > 0 && fields.includes(name) ? [[name, value.name]] : [],
            ),
          };
          throw data({ message: refusal.message, code: refusal.code, formToResend }, { status: statusOf(refusal) });
        }
        if (!isCorrectable(refusal)) throw error;
        const { retryAfterSeconds, fields: wrong = {} } = refusal.details;
        const mistakes: Mistakes = {
          message: refusal.message,
          code: refusal.code,
          fields: wrong,
          values: { ...Object.fromEntries(visible), ...namesOfFiles(form, fields) },
        };
        return data(mistakes, {
          status: statusOf(refusal),
          headers: retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {},
        });
      }
    });
    return runLoader(args);
  };
}

/** A file cannot be sent back. Its name tells the person which one to attach again. */
function namesOfFiles(form: FormData, fields: readonly string[]): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [name, value] of form) {
    if (value instanceof File && value.size > 0 && fields.includes(name)) names[name] = value.name;
  }
  return names;
}

/** The forms for people whose account is to be deleted: logging in and out, their data, and keeping the account. */
function isOpenToLeavers(path: string, intent: string): boolean {
  return path.startsWith('/auth/') || (path === '/settings' && ['keepAccount', 'download'].includes(intent));
}

async function formOf(request: Request): Promise<FormData> {
  // A body that is not a form counts as an empty one, and validation names the missing fields.
  return request.formData().catch(() => new FormData());
}
