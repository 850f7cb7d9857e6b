import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './prose.module.css';

/** Long text. The caller must sanitise `html`. `lead` enlarges the first paragraph. */
export function Prose({
  lead = false,
  lang,
  className,
  ...content
}: { lead?: boolean; lang?: string; className?: string } & ({ html: string } | { children: ReactNode })) {
  const look = classNames(css.prose, lead && css.lead, className);
  return 'html' in content ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the caller sanitises the text, see above
    <div className={look} lang={lang} dangerouslySetInnerHTML={{ __html: content.html }} />
  ) : (
    <div className={look} lang={lang}>
      {content.children}
    </div>
  );
}

type Heading = ReactElement<{ children: ReactNode; id?: string }, 'h2'>;

/** Long text, with a list of its second-level headings beside it on wide windows. */
export function ProseWithContents({ className, children }: { className?: string; children: ReactNode }) {
  const parts = Children.toArray(children);
  return (
    <div className={classNames(css.withContents, className)}>
      <nav className={css.contents} aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        <ul>
          {parts.filter(isHeading).map((heading) => (
            <li key={idOf(heading)}>
              <a href={`#${idOf(heading)}`}>{textOf(heading)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Prose>{parts.map((part) => (isHeading(part) ? cloneElement(part, { id: idOf(part) }) : part))}</Prose>
    </div>
  );
}

function isHeading(part: ReactNode): part is Heading {
  return isValidElement(part) && part.type === 'h2';
}

const textOf = ({ props }: Heading) => Children.toArray(props.children).join('');
/** An id of its own stays: security.txt links to one. */
const idOf = (heading: Heading) =>
  heading.props.id ?? textOf(heading).toLowerCase().replace(/\W+/g, '-').replace(/-$/, '');
