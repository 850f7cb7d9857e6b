/** What an uploaded picture is for. Each is checked, encoded again and stored alike. */
export const UPLOAD_TYPES = ['image', 'logo', 'cover', 'gallery', 'person', 'post'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];
