import { Section, SectionHead } from '#web/ui/page/section.tsx';
import { NationFlag } from '#web/ui/pictures/flag.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import type { StartupGroup } from './startup-groups.ts';
import css from './startup-index.module.css';

/** Ways into the directory, each with its number of startups. */
export function StartupIndex({
  title,
  text,
  groups,
}: {
  title: string;
  text: string | undefined;
  groups: StartupGroup[];
}) {
  return (
    <Section>
      <SectionHead title={title} text={text} />
      <div className={css.groups}>
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {links.map(({ label, href, n, country }) => (
                <li key={href}>
                  <a href={href}>
                    {country && <NationFlag country={country} size={15} />}
                    <span>{label}</span>
                    <span className={css.count}>{groupDigits(n)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
