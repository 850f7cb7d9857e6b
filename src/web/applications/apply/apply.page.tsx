import { redirect, useActionData, useLoaderData, useLocation, useRevalidator } from 'react-router';
import { changeEmail } from '#domain/accounts/email-address.server.ts';
import { changeEmailInput } from '#domain/accounts/inputs.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { apply, checkApplication } from '#domain/applications/apply/apply.server.ts';
import { type ApplicationDraft, applicationDraft } from '#domain/applications/apply/apply-inputs.ts';
import { readApplicationDraft, saveApplicationDraft } from '#domain/applications/apply/drafts.server.ts';
import type { Context } from '#domain/context.ts';
import { type FieldErrors, Refusal } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { readInput, wrongFields } from '#domain/read-input.ts';
import { refusalIn } from '#server/refusals.ts';
import { type ActionArguments, defineAction } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { mistakesIn, reachAction } from '#web/app/use-action-form.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { mistakesInAttachment, storeAttachment } from '../thread/store-attachment.server.ts';
import css from './apply.module.css';
import { ApplyContent } from './apply-content.tsx';
import { APPLY_FIELDS, contentsOfForm } from './apply-fields.ts';
import { loadApply } from './load-apply.server.ts';
import { CORRECTED, RESENT } from './waiting-for-address.tsx';

export const loader = defineLoader(async ({ context, params, site, url }) => {
  const data = await loadApply(context, params.id ?? '', site.origin);
  // The identifier is canonical (rules §1).
  if (params.id !== data.job.id) throw redirect(`/jobs/${data.job.id}/apply${url.search}`, 308);
  return data;
});

/**
 * `autosave` comes from the script while somebody types, and `check` before a visitor makes an account; `keep` and `send`
 * come from the buttons. `correct` corrects the address of a new account whose application waits.
 */
export const action = defineAction(APPLY_FIELDS, async (args) => {
  const { context, accountCall, params, form, text } = args;
  if (text('intent') !== 'check') requireUser(context);
  const id = params.id ?? '';
  if (!isIdentifier(id)) throw new Refusal('invalid', 'E_INVALID', 'Please open the form of the job again.');
  const path = `/jobs/${id}/apply`;
  const contents = contentsOfForm(form);
  switch (text('intent')) {
    case 'check': {
      const others = await mistakesInFields(context, id, readInput(applicationDraft, contents));
      const wrong = { ...others, ...(await mistakesInAttachment(args)) };
      if (Object.keys(wrong).length > 0) throw wrongFields(wrong);
      return { outcome: 'complete' };
    }
    case 'correct': {
      const input = readInput(changeEmailInput, { email: text('email'), password: text('password') });
      await changeEmail(context, accountCall.parts, input);
      return text('stay') ? { outcome: 'corrected' } : redirect(`${path}?done=corrected`);
    }
    case 'autosave':
    case 'keep': {
      const version = Number(text('version'));
      if (!Number.isSafeInteger(version)) throw new Refusal('invalid', 'E_INVALID', 'Please reload the page.');
      const draft = await saveApplicationDraft(context, id, {
        contents: readInput(applicationDraft, contents),
        version,
        fileId: await storeAttachment(args),
      });
      return text('intent') === 'keep' ? redirect(`${path}?done=kept`) : draft;
    }
    case 'send': {
      const isOverPage = text('stay') !== '';
      let fileId: string | null = null;
      try {
        const input = readInput(applicationDraft, contents);
        fileId = await storeFile(args, id, input);
        const { outcome } = await apply(context, accountCall.parts, id, input, fileId);
        return isOverPage ? { outcome } : redirect(path);
      } catch (error) {
        // Without a script the page comes again with the text and the file of the draft, so that a mistake loses nothing.
        if (!isOverPage && error instanceof Refusal) await keepAsTyped(context, id, contents, fileId);
        throw error;
      }
    }
    default:
      throw new Refusal('invalid', 'E_INVALID', 'Please reload the page and try again.');
  }
});

/** Stores the file of the form. Where it is refused, the mistakes in the other fields are named beside it. */
async function storeFile(args: ActionArguments, id: string, contents: ApplicationDraft): Promise<string | null> {
  try {
    return await storeAttachment(args);
  } catch (error) {
    const aboutFile = refusalIn(error)?.details.fields;
    if (!aboutFile) throw error;
    throw wrongFields({ ...(await mistakesInFields(args.context, id, contents)), ...aboutFile });
  }
}

/** Checks the fields and returns their mistakes. A job that takes no applications is refused at once. */
async function mistakesInFields(context: Context, id: string, contents: ApplicationDraft): Promise<FieldErrors> {
  try {
    await checkApplication(context, id, contents);
    return {};
  } catch (error) {
    const { fields } = refusalIn(error)?.details ?? {};
    if (!fields) throw error;
    return fields;
  }
}

async function keepAsTyped(
  context: Context,
  id: string,
  contents: ApplicationDraft,
  fileId: string | null,
): Promise<void> {
  try {
    const draft = await readApplicationDraft(context, id);
    const input = readInput(applicationDraft, contents);
    await saveApplicationDraft(context, id, { contents: input, version: draft?.version ?? 0, fileId });
  } catch (error) {
    // The refusal of the application is the one to show.
    if (!(error instanceof Refusal)) throw error;
  }
}

export const clientAction = reachAction;

export default function ApplyPage() {
  const data = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const search = new URLSearchParams(useLocation().search);
  const mistakes = mistakesIn(useActionData());
  const { job } = data;
  return (
    <>
      <PageHead
        title={`Apply: ${job.title} at ${job.company.name}`}
        description={`Apply for ${job.title} at ${job.company.name}`}
        path={`/jobs/${job.id}/apply`}
        indexed={false}
      />
      <div className={css.page}>
        {search.get('done') === 'kept' && data.state === 'open' && !mistakes && (
          <Banner tone="ok">
            Your draft is saved. You can come back to it from{' '}
            <a className="link" href="/client/my-jobs">
              My jobs
            </a>
            .
          </Banner>
        )}
        {search.get('done') === 'resent' && data.draft?.waitsUntil && <Banner tone="ok">{RESENT}</Banner>}
        {search.get('done') === 'corrected' && data.draft?.waitsUntil && <Banner tone="ok">{CORRECTED}</Banner>}
        <ApplyContent data={data} mistakes={mistakes} heading="h1" onAnswer={() => void revalidate()} />
      </div>
    </>
  );
}
