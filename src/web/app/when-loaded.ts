import { toast } from '#web/ui/feedback/toasts.ts';
import { reachSite } from './site-reach.ts';

/** Says that the site was not reached. */
export function sayUnreached(text = 'Please try again.'): void {
  toast({ tone: 'bad', title: 'No connection', text });
}

/**
 * Uses a part of the program that loads on first use. If it cannot load, the page at `href` opens in full instead. Without
 * a connection the browser would then show an error page of its own, so this page stays and says why.
 */
export function whenLoaded<Part>(loading: Promise<Part>, use: (part: Part) => void, href?: string): Promise<void> {
  return loading.then(use, async () => (href && (await reachSite()) ? location.assign(href) : sayUnreached()));
}
