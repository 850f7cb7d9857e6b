import type { Statement } from '#domain/moderation/statement.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { Actions, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import css from './decisions.module.css';

type Appealed = Pick<Statement, 'appeal' | 'isAppealUpheld' | 'appealDecision'> & { appealedOn: string | null };

/** The answer of staff mostly begins with it. */
const isSaid = (text: string | null) => /our decision stands/i.test(text ?? '');

/** The appeal against a decision, and the answer to it. */
export function AppealSoFar({ statement }: { statement: Appealed }) {
  return (
    <>
      {statement.appealedOn && (
        <p>
          You appealed on {statement.appealedOn}: “{statement.appeal}”
        </p>
      )}
      {statement.isAppealUpheld !== null && (
        <p>
          {statement.isAppealUpheld ? (
            <b>You were right. </b>
          ) : (
            isSaid(statement.appealDecision) || <b>Our decision stands. </b>
          )}
          {statement.appealDecision}
        </p>
      )}
    </>
  );
}

/** Appeals against a decision, once. */
export function AppealForm({ id, path, mistakes }: { id: string; path: string; mistakes: Mistakes | undefined }) {
  const ownMistakes = mistakes?.values.statement === id ? mistakes : undefined;
  return (
    <Disclosure open={ownMistakes !== undefined} className={css.appeal} summary="Appeal">
      <WorkspaceForm action={path} intent="appeal">
        {ownMistakes && Object.keys(ownMistakes.fields).length === 0 && <Banner>{ownMistakes.message}</Banner>}
        <input type="hidden" name="statement" value={id} />
        <TextArea
          label="Why should we decide otherwise?"
          name="text"
          rows={4}
          longest={2000}
          defaultValue={ownMistakes?.values.text}
          error={ownMistakes?.fields.text}
        />
        <Actions>
          <Button type="submit">Send the appeal</Button>
        </Actions>
      </WorkspaceForm>
    </Disclosure>
  );
}
