import { absent } from '#domain/errors.ts';
import { defineLoader } from '#web/app/define-loader.ts';

/** Answers every unknown address with a real 404 (SEO-9). */
export const loader = defineLoader((): null => {
  throw absent('This page');
});

export default function NotFound() {
  return null;
}
