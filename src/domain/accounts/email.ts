/**
 * What makes two spellings one address: capitals, Unicode forms and full-width letters. Dots and plus signs stay:
 * most providers tell them apart, and one that does not still delivers both.
 */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/**
 * Whether mail could go there: one @, a host with a dot, nothing that could end a header or stand for two
 * addresses. Whether anyone reads it only a link can tell.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"\p{C}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u.test(
    text,
  );
}
