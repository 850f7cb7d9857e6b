import type { MailSite } from './message.tsx';

/**
 * The links of account mails. The key is in the query, because mail programs cut off fragments; the page removes it
 * from the address at once (C10).
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
