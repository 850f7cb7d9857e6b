const HINTS: Record<string, { name: string; example: string }> = {
  DK: { name: 'CVR number', example: '13585628' },
  SE: { name: 'Organisationsnummer', example: '556703-7485' },
  NO: { name: 'Organisasjonsnummer', example: '988 077 917' },
  FI: { name: 'Y-tunnus', example: '2077474-0' },
  IS: { name: 'Kennitala', example: '450401-3150' },
};

/** What the country calls its number, and an example of one; for labels of fields, also in the browser. */
export function registrationNumberHint(countryCode: string): { name: string; example: string | null } {
  return HINTS[countryCode] ?? { name: 'Registration number', example: null };
}
