/** Right in form and check digits, and as far as possible outside of what the registers give. */
const HINTS: Record<string, { name: string; example: string }> = {
  DK: { name: 'CVR number', example: '98765433' },
  SE: { name: 'Organisationsnummer', example: '432109-8768' },
  NO: { name: 'Organisasjonsnummer', example: '123 456 785' },
  FI: { name: 'Y-tunnus', example: '9876543-0' },
  IS: { name: 'Kennitala', example: '711299-1229' },
};

/**
 * Returns the country's name for its registration number, and an example; for labels of fields, also in the browser.
 */
export function registrationNumberHint(countryCode: string): { name: string; example: string | null } {
  return HINTS[countryCode] ?? { name: 'Registration number', example: null };
}

/** The number as its country writes it, such as "0112038-9". It is stored and served without marks. */
export function spacedNumber(countryCode: string, number: string): string {
  const example = HINTS[countryCode]?.example ?? '';
  if (number.length !== example.replace(/\D/g, '').length) return number;
  const digits = [...number];
  return example.replace(/\d/g, () => digits.shift() ?? '');
}
