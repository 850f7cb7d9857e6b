import type { ComponentProps, RefObject } from 'react';
import type { RichTextHandle } from '#web/workspace/rich-text/rich-text-props.ts';
import { ApplySection } from './apply-section.tsx';
import { LifeSection, StagesSection } from './closing-sections.tsx';
import type { EditorFacts } from './editor-facts.ts';
import { JobSection, TextSection } from './job-section.tsx';
import { PaySection } from './pay-section.tsx';

/** The fields of a job, from its pay to its last day. */
export function EditorSections({
  facts,
  sections,
  marks,
  text,
  hasAcceptedTerms,
}: {
  facts: EditorFacts;
  /** What all of them need. */
  sections: ComponentProps<typeof JobSection>;
  marks: ComponentProps<typeof TextSection>['marks'];
  text: RefObject<RichTextHandle | null>;
  hasAcceptedTerms: boolean;
}) {
  const { kind } = facts.publishing;
  return (
    <>
      <PaySection {...sections} currency={facts.currency} pays={facts.pays} />
      <JobSection {...sections} />
      <TextSection {...sections} marks={marks} handle={text} />
      <ApplySection
        {...sections}
        email={facts.email}
        appliesBy={facts.appliesBy}
        hasDataTerms={facts.hasDataTerms}
        hasAcceptedTerms={hasAcceptedTerms}
      />
      <StagesSection {...sections} />
      <LifeSection
        {...sections}
        today={facts.today}
        isReviewed={kind === 'company' || kind === 'review'}
        lastDay={facts.lastDay}
      />
    </>
  );
}
