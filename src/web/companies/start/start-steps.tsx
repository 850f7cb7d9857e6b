import { Section, SectionHead } from '#web/ui/page/section.tsx';
import css from './start-steps.module.css';

const STEPS = [
  [
    'Name it',
    'Start from your website. You complete what we read there, with a logo and a registration number, and send it for approval.',
  ],
  [
    'We look at it',
    'A person checks every startup within two working days. Once you have sent it, you can write jobs.',
  ],
  ['Post a job', 'It takes three minutes. Your startup’s first job is read by a person, too.'],
] as const;

/** From a name to the first job, in three steps. */
export function StartSteps() {
  return (
    <Section>
      <SectionHead title="Live in two working days" />
      <ol className={css.steps}>
        {STEPS.map(([name, text], at) => (
          <li key={name}>
            <h3>
              <span className={css.number} aria-hidden="true">
                {at + 1}
              </span>
              {name}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
