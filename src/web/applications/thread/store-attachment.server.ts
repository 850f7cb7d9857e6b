import { Refusal } from '#domain/errors.ts';
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

/** Stores the file of a message, which a form may have. What is wrong with it is named beside its field. */
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
