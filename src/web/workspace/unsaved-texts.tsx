import { LinkButton } from '#web/ui/buttons/button.tsx';
import css from './unsaved-texts.module.css';
import { Actions, PageText, WorkspacePage } from './workspace-page.tsx';

/** The answer to a form of a person who is not in the team, or no longer. */
export type UnsavedTexts = { unsaved: string[] };

/** Gives a person back what they wrote, where it can no longer be saved. */
export function Unsaved({ message, unsaved }: UnsavedTexts & { message: string }) {
  return (
    <WorkspacePage title="Not saved" lead={message} path="/client">
      {unsaved.length > 0 && (
        <>
          <PageText>
            <p>What you wrote is here, so that you can copy it.</p>
          </PageText>
          {unsaved.map((text) => (
            <blockquote key={text} className={css.text}>
              {text}
            </blockquote>
          ))}
        </>
      )}
      <Actions>
        <LinkButton kind="line" href="/client">
          Go to your profiles
        </LinkButton>
      </Actions>
    </WorkspacePage>
  );
}
