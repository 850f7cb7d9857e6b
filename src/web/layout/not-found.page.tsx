import { absent } from '#domain/errors.ts';
import { loading } from '#web/app/define-loader.ts';

/** Every address that is no page: a real 404 (SEO-9). */
export const loader = loading((): null => {
  throw absent('This page');
});

export default function NotFound() {
  return null;
}
