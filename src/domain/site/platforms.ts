/** The two sites of one house (product §1). Display names, hosts and accents are configuration. */
export const PLATFORMS = ['thehub', 'plusimpact'] as const;
export type Platform = (typeof PLATFORMS)[number];
