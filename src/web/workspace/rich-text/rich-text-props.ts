import type { Ref } from 'react';

export type RichTextHandle = {
  show(passage: string): void;
  replace(passage: string, text: string): void;
};
export type RichTextProps = {
  /** The name of the field in the form, and its id. */
  name: string;
  html: string;
  label: string;
  invalid: boolean;
  /** Somebody wrote in the plain field that this one replaces. */
  hasFocus: boolean;
  /** Passages with the number of their suggestion. */
  marks: readonly { passage: string; number: number }[];
  /** Stores a picture. Without it the text has none. */
  uploadPicture?: ((file: File) => Promise<{ id: string; width: number; height: number }>) | undefined;
  onChange: (html: string) => void;
  handle: Ref<RichTextHandle> | undefined;
};
