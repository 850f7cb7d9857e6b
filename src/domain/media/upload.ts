/** The pictures that people upload. All kinds are checked, encoded again and stored alike. PDFs: talent/pdf.ts. */

export const UPLOAD_TYPES = ['image', 'logo', 'cover', 'gallery', 'person', 'post'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

export const LARGEST_PICTURE = 8_000_000;
/** A picture with more pixels is an attack or a mistake: 1.2 MB of PNG can hold 400 million (S-5). */
export const MOST_PIXELS = 40e6;
