import { Link2, Mail, Share2 } from 'lucide';
import { type MouseEvent, useRef } from 'react';
import type { Job } from '#domain/jobs/views.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toasts.ts';
import { useClosingMenu } from '#web/ui/overlays/use-closing-menu.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './share-job.module.css';

/**
 * Shares a job by link, by email with the specified subject (product §9) or on LinkedIn. Opens without scripts. A phone
 * shows its own menu instead.
 */
export function ShareJob({
  job,
  place = 'card',
}: {
  job: Pick<Job, 'absoluteJobUrl' | 'title'> & { share: { subject: string }; company: { name: string } };
  place?: 'card' | 'bar';
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosingMenu(details);
  const address = job.absoluteJobUrl;
  const mail = `mailto:?subject=${encodeURIComponent(job.share.subject)}&body=${encodeURIComponent(`${job.title} at ${job.company.name}\n${address}`)}`;
  // What had the focus goes with the menu.
  const close = () => {
    details.current?.removeAttribute('open');
    details.current?.querySelector('summary')?.focus();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ tone: 'ok', title: 'Link copied' });
      close();
    } catch {
      toast({ tone: 'bad', title: 'Couldn’t copy the link', text: 'Copy it from the address bar.' });
    }
  };
  const shareByPhone = (event: MouseEvent) => {
    const data = { title: `${job.title} at ${job.company.name}`, url: address };
    if (details.current?.open || !matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(data)) return;
    event.preventDefault();
    navigator.share(data).catch((error: unknown) => {
      // Closing the phone's menu is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) details.current?.setAttribute('open', '');
    });
  };
  return (
    <details ref={details} className={classNames(css.share, place === 'bar' && css.inBar)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className={css.open} onClick={shareByPhone}>
        <Icon of={Share2} />
        {place === 'bar' ? <span className="vh">Share this job</span> : 'Share'}
      </summary>
      <ul className={css.links}>
        <li className={css.copy}>
          <Button kind="quiet" size="sm" icon={Link2} onClick={copy}>
            Copy link
          </Button>
        </li>
        <li>
          <a href={mail}>
            <Icon of={Mail} />
            Email
          </a>
        </li>
        <li>
          <a
            href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`}
            target="_blank"
            rel="noopener"
          >
            <LinkedInMark />
            LinkedIn
            <span className="vh"> (opens in a new tab)</span>
          </a>
        </li>
      </ul>
    </details>
  );
}

/** Lucide no longer has company logos. */
function LinkedInMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2z" />
      <circle cx="4" cy="4" r="2" />
    </svg>
  );
}
