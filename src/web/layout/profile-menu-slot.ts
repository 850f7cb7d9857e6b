import type { ProfileMenu } from '#web/workspace/profile-menu.tsx';

/**
 * The menu of who is logged in. Visitors never load it: the server has it always, a browser before it takes over a
 * page that shows it (entry.client.tsx), or when it has found out that somebody is logged in (account/who.ts).
 */
let loaded: typeof ProfileMenu | null = null;

export async function loadProfileMenu(): Promise<void> {
  loaded ??= (await import('#web/workspace/profile-menu.tsx')).ProfileMenu;
}

export function loadedProfileMenu(): typeof ProfileMenu | null {
  return loaded;
}
