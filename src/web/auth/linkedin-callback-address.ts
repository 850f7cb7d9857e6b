/** Where LinkedIn sends people back to, word for word as it knows it. */
export function linkedInCallback(origin: string): string {
  return `${origin}/auth/linkedin/callback`;
}
