import type * as MemberFrame from '#web/workspace/member-frame.ts';

/**
 * What the frame of a page shows to people who are logged in, and visitors never load. The server always has it. A
 * browser loads it before it hydrates a page with it (entry.client.tsx), or once it learns that somebody is logged in
 * (auth/current-user.ts).
 */
let Frame: typeof MemberFrame | null = null;

export async function loadMemberFrame(): Promise<void> {
  Frame ??= await import('#web/workspace/member-frame.ts');
}

export function loadedMemberFrame(): typeof MemberFrame | null {
  return Frame;
}
