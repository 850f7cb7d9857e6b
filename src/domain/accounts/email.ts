/** One @ and a host with a dot. Excludes characters that could end a header or separate two addresses. */
const ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;
/** The longest address a mail server must accept (RFC 5321). Folding can lengthen the 50 characters people may type. */
const LONGEST_FOLDED = 254;

/**
 * The canonical form of an email address, so that no second spelling can take over an account. Folds capitals and
 * Unicode forms (`ſ` is `s`) and turns hosts into A-labels. Dots and plus signs stay, because most providers
 * distinguish them. Null if no mail could reach it.
 */
export function emailAddress(input: string): string | null {
  const canonical = input.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
  if (!ADDRESS.test(canonical)) return null;
  const at = canonical.indexOf('@');
  const host = `http://${canonical.slice(at + 1)}`;
  if (!URL.canParse(host)) return null;
  const address = `${canonical.slice(0, at)}@${new URL(host).hostname}`;
  return address.length <= LONGEST_FOLDED && ADDRESS.test(address) ? address : null;
}
