/** The host of a link without www, such as `skjaergard.example`; "their site" for a link without one. */
export function hostOfLink(link: string): string {
  try {
    return new URL(link).host.replace(/^www\./, '');
  } catch {
    return 'their site';
  }
}
