import { type FieldErrors, Refusal } from '#domain/errors.ts';
import { refusalIn } from '#server/refusals.ts';
import type { ActionArguments } from '#web/app/define-action.ts';

const attachmentIn = ({ form }: Pick<ActionArguments, 'form'>) => {
  const file = form.get('file');
  return file instanceof File && file.size > 0 ? file : null;
};

/** A message may be a file without words. */
export function hasAttachment(args: Pick<ActionArguments, 'form'>): boolean {
  return attachmentIn(args) !== null;
}

/** Checks the file of a visitor, who has no account yet to store it for. */
export async function mistakesInAttachment(args: ActionArguments): Promise<FieldErrors> {
  const { context, privateFiles, accountCall } = args;
  const file = attachmentIn(args);
  if (!file) return {};
  try {
    await privateFiles.check(context, accountCall.from, new Uint8Array(await file.arrayBuffer()));
    return {};
  } catch (error) {
    const refusal = refusalIn(error);
    const message = refusal?.details.fields?.cv;
    if (message) return { file: message };
    // It is checked again when it is stored.
    if (refusal?.kind === 'tooMany' || refusal?.kind === 'overloaded') return {};
    throw error;
  }
}

/** Stores the file of a message, which a form may have. A mistake is named beside its field. */
export async function storeAttachment(args: ActionArguments): Promise<string | null> {
  const { context, privateFiles } = args;
  const file = attachmentIn(args);
  if (!file) return null;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return (await privateFiles.store(context, { name: file.name, bytes })).id;
  } catch (error) {
    const refusal = refusalIn(error);
    const message = refusal?.details.fields?.cv;
    if (!refusal || !message) throw error;
    throw new Refusal(refusal.kind, refusal.code, refusal.message, { fields: { file: message } });
  }
}
