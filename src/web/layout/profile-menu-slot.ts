import type { ProfileMenu } from '#web/workspace/profile-menu.tsx';

/**
 * The profile menu, which visitors never load. The server always has it. A browser loads it before it hydrates a
 * page with the menu (entry.client.tsx), or once it learns that somebody is logged in (auth/current-user.ts).
 */
let loaded: typeof ProfileMenu | null = null;

export async function loadProfileMenu(): Promise<void> {
  loaded ??= (await import('#web/workspace/profile-menu.tsx')).ProfileMenu;
}

export function loadedProfileMenu(): typeof ProfileMenu | null {
  return loaded;
}
