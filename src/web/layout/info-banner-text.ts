import { hashOf } from '#domain/site/name-hash.ts';

/** People who closed a banner still see the next one, which has another id. */
export type InfoBannerText = { id: string; text: string };

/** The banner of the configured text, with an id derived from it; null without a text. */
export function infoBannerOf(text: string): InfoBannerText | null {
  return text ? { id: hashOf(text).toString(36), text } : null;
}
