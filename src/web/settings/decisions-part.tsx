import type { PersonDecision } from '#domain/moderation/statement.ts';
import { AppealForm, AppealSoFar } from '#web/moderation/appeal.tsx';
import css from '#web/moderation/decisions.module.css';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { PageText } from '#web/workspace/workspace-page.tsx';
import type { PartProps } from './settings-parts.tsx';

const TITLES: Record<PersonDecision, string> = {
  messageRemoved: 'We removed a message of yours',
  personWarned: 'We warned you',
  investorWarned: 'We warned the team of your investor',
};

/** Shows the decisions of staff about this person after a report, with the appeal. Most people never see this part. */
export function DecisionsPart({ settings: { decisions }, mistakes }: PartProps) {
  if (decisions.length === 0) return null;
  return (
    <TwoColumn title="Our decisions about you" note="You can appeal once against each">
      <div id="decisions">
        {decisions.map((statement) => (
          <section key={statement.id} className={css.statement} aria-labelledby={`s-${statement.id}`}>
            <h3 id={`s-${statement.id}`}>
              {TITLES[statement.decision]}
              {statement.about && `, about ${statement.about}`}
            </h3>
            <PageText>
              <p className={css.on}>{statement.on}</p>
              <p>{statement.text}</p>
              <p>A person decided this after a report, no program.</p>
              <AppealSoFar statement={statement} />
            </PageText>
            {statement.canAppeal && <AppealForm id={statement.id} path="/settings" mistakes={mistakes} />}
          </section>
        ))}
      </div>
    </TwoColumn>
  );
}
