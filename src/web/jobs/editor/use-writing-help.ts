import { type RefObject, useMemo, useState } from 'react';
import { compiledHelp, type HelpPhrases } from '#domain/job-text/posting-phrases/help-phrases.ts';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { type WritingHelp, type WrittenJob, writingHelp, writtenWell } from '#domain/jobs/writing-help.ts';
import { countryNamed } from '#domain/site/countries.ts';
import type { PayRule } from '#domain/site/pay-rules.ts';
import { richTextAsText } from '#domain/site/text-as-rich-text.ts';
import type { RichTextHandle } from '#web/workspace/rich-text/rich-text-props.ts';
import { countryCodeOf, locationsOf, textOf } from './draft-form.ts';

/** The facts that suggestions depend on beside the typed text. */
export type WritingFacts = { phrases: HelpPhrases; payRules: readonly PayRule[]; today: string };

/** The suggestions for what is typed, with what their buttons do: show the passage, replace it, or put it away. */
export function useWritingHelp(
  typed: DraftContents,
  facts: WritingFacts,
  { text, onChange }: { text: RefObject<RichTextHandle | null>; onChange: () => void },
) {
  const [dismissals, setDismissals] = useState<readonly string[]>([]);
  const job = useMemo(() => writtenJob(typed, facts), [typed, facts]);
  const phrases = useMemo(() => compiledHelp(facts.phrases), [facts.phrases]);
  const help = useMemo(
    () => writingHelp(job, phrases).filter(({ key }) => !dismissals.includes(key)),
    [job, phrases, dismissals],
  );
  const marks = useMemo(
    () =>
      help.flatMap(({ field, passage }, at) =>
        field === 'description' && passage ? [{ passage, number: at + 1 }] : [],
      ),
    [help],
  );
  const onShow = ({ field, passage }: WritingHelp) => {
    if (field === 'description' && passage) return text.current?.show(passage);
    const names = { title: 'title', description: 'description', salary: 'salaryFrom', languages: 'language-0' };
    const target = document.getElementById(names[field]);
    target?.focus();
    if (field === 'title' && passage && target instanceof HTMLInputElement) {
      const at = target.value.indexOf(passage);
      if (at >= 0) target.setSelectionRange(at, at + passage.length);
    }
  };
  const onReplace = ({ field, passage, replacement }: WritingHelp) => {
    if (!passage || !replacement) return;
    if (field === 'description') return text.current?.replace(passage, replacement.text);
    const title = document.getElementById('title');
    if (!(title instanceof HTMLInputElement)) return;
    title.value = title.value.replace(passage, replacement.text);
    onChange();
  };
  const onDismiss = ({ key }: WritingHelp) => setDismissals([...dismissals, key]);
  return { help, marks, good: writtenWell(job), onShow, onReplace, onDismiss };
}

function writtenJob(typed: DraftContents, { today, payRules }: WritingFacts): WrittenJob {
  const amount = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    title: textOf(typed.title),
    text: richTextAsText(textOf(typed.description)).replace(/^(?:- |# )/gm, ''),
    salaryType: textOf(typed.salaryType),
    salaryFrom: amount(typed.salaryFrom),
    salaryTo: amount(typed.salaryTo),
    salaryCurrency: textOf(typed.salaryCurrency),
    countryCodes: locationsOf(typed).flatMap(
      (location) => countryCodeOf(location, (name) => countryNamed(name)?.code) ?? [],
    ),
    saysLanguage: (Array.isArray(typed.languages) && typed.languages.length > 0) || typed.englishEnough === true,
    hasStages: Array.isArray(typed.hiringStages) && typed.hiringStages.length > 0,
    day: today,
    payRules,
  };
}
