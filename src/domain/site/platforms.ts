/** The two sites (product §1). Their names, hosts and accent colours are configuration. */
export const PLATFORMS = ['thehub', 'plusimpact'] as const;
export type Platform = (typeof PLATFORMS)[number];
