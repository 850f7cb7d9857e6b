import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** The only public part of IPv6, and the reserved ranges in it that the library does not know yet. */
const GLOBAL_6 = ipaddr.IPv6.parseCIDR('2000::/3');
const NOT_PUBLIC_6 = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Whether an IP address is public and not one of this machine's own. */
export function isPublicAddress(address: string): boolean {
  // Accepts only the forms that a resolver returns: four decimal numbers or IPv6 groups, without a zone.
  if (address.includes('%') || !(ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)))
    return false;
  const ip = ipaddr.parse(address);
  if (ip.range() !== 'unicast') return false;
  if (ip instanceof ipaddr.IPv6) {
    if (!ip.match(GLOBAL_6) || NOT_PUBLIC_6.some((range) => ip.match(range))) return false;
  }
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return !own.some((one) => ipaddr.parse(one.address.replace(/%.*/, '')).toString() === ip.toString());
}
