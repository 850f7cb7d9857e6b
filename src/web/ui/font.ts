import latin from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';

/** The one file every page needs: preload it as `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`. */
export const fontToPreload: string = latin;
