import { Download, FileText } from 'lucide';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { OpenCard } from './board-types.ts';
import css from './card-cv.module.css';
import drawer from './card-drawer.module.css';

/** The CV of a card, and that its talent sees who opens it. Absent while the name is hidden. */
export function CardCv({ card, companyKey }: { card: OpenCard; companyKey: string }) {
  if (!card.cv) return null;
  const { name, pages } = card.cv;
  const path = `/client/startups/${companyKey}/applicants/cv.pdf?card=${card.id}`;
  return (
    <section className={drawer.block}>
      <h3>
        CV <small>{card.firstName} sees that you opened it</small>
      </h3>
      <div className={css.file}>
        <Icon of={FileText} />
        <p>
          <b>{name}</b>
          <small>{pages === 1 ? '1 page' : `${pages} pages`}</small>
        </p>
        <div className={css.acts}>
          <LinkButton kind="line" size="sm" href={path} target="_blank" rel="noopener">
            Open CV
          </LinkButton>
          <LinkButton kind="quiet" size="sm" icon={Download} href={`${path}&download`} download>
            Download
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
