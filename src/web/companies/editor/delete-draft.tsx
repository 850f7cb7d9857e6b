import type { DraftToDelete } from '#domain/companies/delete-draft.server.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { Actions, PageText, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import css from './editor.module.css';

/** Lists what is deleted with the draft of a startup, and deletes it once its owner has typed the name. */
export function DeleteDraft({
  draft: { name, jobs, posts, colleagues },
  action,
  mistakes,
}: {
  draft: DraftToDelete;
  action: string;
  mistakes: Mistakes | undefined;
}) {
  const { message, field } = formState(mistakes, 'deleteDraft');
  return (
    <section className={css.section} aria-labelledby="delete-title">
      <h2 id="delete-title">Delete this draft</h2>
      <PageText>
        <p>You cannot undo this. When you delete {name}:</p>
        <ul>
          <li>Its profile is deleted, with all that you wrote and its pictures.</li>
          {jobs > 0 && <li>You lose {countText(jobs, 'job')} that you prepared here.</li>}
          {posts > 0 && <li>You lose {countText(posts, 'post')} of its blog.</li>}
          <li>
            {colleagues > 0 ? `You and ${countText(colleagues, 'colleague')} lose` : 'You lose'} access to it. Your
            account and your other profiles stay.
          </li>
        </ul>
      </PageText>
      <WorkspaceForm action={action} intent="deleteDraft" message={message}>
        <Field label={`Type ${name} to delete it`} autoComplete="off" longest={200} {...field('deletedName')} />
        <Actions>
          <Button type="submit" kind="line">
            Delete {name}
          </Button>
        </Actions>
      </WorkspaceForm>
    </section>
  );
}
