/** The host of a link without www: `skjaergard.example`. */
export function siteName(link: string): string {
  try {
    return new URL(link).host.replace(/^www\./, '');
  } catch {
    return 'their site';
  }
}
