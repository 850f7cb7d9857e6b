/** The redirect address registered at LinkedIn, which compares it exactly. */
export function linkedInCallback(origin: string): string {
  return `${origin}/auth/linkedin/callback`;
}
