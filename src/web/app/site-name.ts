/** What people call the site a link leads to: `skjaergard.example`. */
export function siteName(link: string): string {
  try {
    return new URL(link).host.replace(/^www\./, '');
  } catch {
    return 'their site';
  }
}
