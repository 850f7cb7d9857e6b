import { ChevronRight, Lightbulb, X } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { UI_FEATURES } from '#domain/site/configuration-terms.ts';
import { usePersonalOfPage } from '#web/app/use-site.ts';
import { callApi } from '#web/auth/call-api.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './hint.module.css';

/**
 * A hint that each person sees once, on whichever device: the account records it as soon as it is shown (rules §10).
 * It stays until the person closes it or leaves the page.
 */
export function Hint({
  feature,
  needsKeys = false,
  short,
  children,
}: {
  feature: (typeof UI_FEATURES)[number];
  needsKeys?: boolean;
  /** The one line that a phone shows of a long hint until the person opens it. */
  short?: string;
  children: ReactNode;
}) {
  const personal = usePersonalOfPage();
  const [isShown, setIsShown] = useState(personal !== null && !personal.seenFeatures.includes(feature));
  const box = useRef<HTMLElement>(null);
  const isRecorded = isShown && !personal?.isImpersonated;
  useEffect(() => {
    // A hint about keys is hidden on a phone, and waits for a computer.
    if (!isRecorded || !box.current?.checkVisibility()) return;
    void callApi('/users/me', 'PUT', { uiFeatures: [{ name: feature }] });
  }, [isRecorded, feature]);
  if (!isShown) return null;
  return (
    <aside ref={box} className={classNames(css.hint, needsKeys && css.needsKeys)} aria-label="Hint">
      <Icon of={Lightbulb} size={18} />
      {short ? (
        <details className={css.long}>
          <summary>
            <Icon of={ChevronRight} size={16} />
            <span>{short}</span>
          </summary>
          <p>{children}</p>
        </details>
      ) : (
        <p>{children}</p>
      )}
      <IconButton icon={X} label="Close hint" small onClick={() => setIsShown(false)} />
    </aside>
  );
}
