/** One @, a host with a dot, nothing that could end a header or stand for two addresses. */
const ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;
/** The longest a mail server has to take (RFC 5321); the folded form of 50 characters can be longer than they are. */
const LONGEST_FOLDED = 254;

/**
 * The one form of an address: it is stored, compared, counted and written to, so that no second spelling can take
 * somebody's account. Capitals and Unicode forms are folded (`ſ` is `s`), hosts are A-labels. Dots and plus signs
 * stay: most providers tell them apart. Null where no mail could go; whether anyone reads it only a link can tell.
 */
export function emailAddress(typed: string): string | null {
  const folded = typed.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
  if (!ADDRESS.test(folded)) return null;
  const at = folded.indexOf('@');
  const host = `http://${folded.slice(at + 1)}`;
  if (!URL.canParse(host)) return null;
  const address = `${folded.slice(0, at)}@${new URL(host).hostname}`;
  return address.length <= LONGEST_FOLDED && ADDRESS.test(address) ? address : null;
}
