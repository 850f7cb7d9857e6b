import { Banner } from '#web/ui/field.tsx';

/** Whether an expired link to a private file led here. */
export const isFileExpired = (query: URLSearchParams) => query.get('expired') === 'file';

/** Says so on the page that has a new link. */
export function ExpiredFile() {
  return (
    <Banner tone="note">
      This link to a file has expired. Links to files work for 15 minutes. Open it again here.
    </Banner>
  );
}
