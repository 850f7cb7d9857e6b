import { Check, Info, TriangleAlert } from 'lucide';
import type { Finding } from '#domain/admin/review.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import css from './findings.module.css';

const LOOKS = {
  warn: { icon: TriangleAlert, word: 'Warning: ' },
  ok: { icon: Check, word: 'Fine: ' },
  info: { icon: Info, word: 'Note: ' },
};

type ShownFinding = Omit<Finding, 'at' | 'by'> & { decided: string | null };

/** Lists our findings, each with an icon and a word for its tone. */
export function Findings({ findings }: { findings: readonly ShownFinding[] }) {
  return (
    <ul className={css.findings}>
      {findings.map(({ tone, title, text, link, decided }) => (
        <li key={title + text} className={css[tone]}>
          <Icon of={LOOKS[tone].icon} size={18} />
          <div>
            <b>
              <VisuallyHidden>{LOOKS[tone].word}</VisuallyHidden>
              {title}
            </b>
            <small>
              {decided && `${decided} `}
              {text}
              {link && (
                <>
                  {' '}
                  <a className="link" href={link.href}>
                    {link.label}
                  </a>
                </>
              )}
            </small>
          </div>
        </li>
      ))}
    </ul>
  );
}
