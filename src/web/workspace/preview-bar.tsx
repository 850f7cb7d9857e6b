import { Smartphone } from 'lucide';
import type { ReactNode } from 'react';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import css from './preview-bar.module.css';

type Props = {
  /** The address of the preview itself, which opens again in a window as wide as a phone. */
  href: string;
  /** The name of that window, so that a second press uses the first one. */
  windowName: string;
  text: ReactNode;
  /** The ways back. */
  children: ReactNode;
};

/** Stands above a preview of a job or a profile: what it shows, and the ways back. */
export function PreviewBar({ href, windowName, text, children }: Props) {
  return (
    <section className={css.bar} aria-label="Preview">
      <div className="wrap">
        <p>{text}</p>
        <div className={css.actions}>
          <LinkButton
            kind="line"
            size="sm"
            icon={Smartphone}
            className={css.phone}
            href={href}
            target={windowName}
            onClick={(event) => {
              const popup = window.open(href, windowName, 'popup,width=390,height=844');
              if (popup) event.preventDefault();
            }}
          >
            Phone width
            <VisuallyHidden>, opens a window</VisuallyHidden>
          </LinkButton>
          {children}
        </div>
      </div>
    </section>
  );
}
