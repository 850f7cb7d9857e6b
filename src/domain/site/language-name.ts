let names: Intl.DisplayNames | undefined;

/** The English name of a language by its code, such as `sv`; a text that is no code is returned as it is. */
export function languageName(code: string): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code;
  // Created once, on first use: that takes 50 µs on a server, and a phone longer than rendering a job.
  names ??= new Intl.DisplayNames('en', { type: 'language' });
  return names.of(code) ?? code;
}
