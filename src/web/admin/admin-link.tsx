import { ShieldCheck } from 'lucide';
import { useSyncExternalStore } from 'react';
import { currentPersonal, whenPersonalChanges } from '#web/app/personal-store.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';

/** Links a public page to its admin page. Public pages are cached for everybody, so only an admin's browser adds it. */
export function AdminLink({ href }: { href: string }) {
  const personal = useSyncExternalStore(whenPersonalChanges, currentPersonal, () => undefined);
  if (!personal?.isAdmin) return null;
  return (
    <LinkButton kind="line" icon={ShieldCheck} href={href}>
      Open in admin
    </LinkButton>
  );
}
