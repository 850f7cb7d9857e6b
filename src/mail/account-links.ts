import type { MailSite } from './message.tsx';

/**
 * Where the links of account mails lead. The key stands in the query, because mail programs cut fragments off; the
 * page takes it out of the address at once (C10).
 */
export function verifyEmailLink(site: MailSite, key: string): string {
  return `${site.origin}/client/verify-email?e-mail-verification-key=${key}`;
}

export function resetPasswordLink(site: MailSite, key: string): string {
  return `${site.origin}/client/reset-password?resetKey=${key}`;
}

export function invitationLink(site: MailSite, key: string): string {
  return `${site.origin}/client/invitation?key=${key}`;
}
