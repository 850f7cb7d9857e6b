import latin from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';

/** The font file that every page needs and preloads. */
export const fontToPreload: string = latin;
