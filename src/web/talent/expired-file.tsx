import { Banner } from '#web/ui/forms/field.tsx';

type File = { name: string; path: string };

/** The address of a page to which an expired link to a private file leads. `file` names it: `cv`, or its message. */
export const hrefOfExpired = (path: string, file: string) => `${path}${path.includes('?') ? '&' : '?'}expired=${file}`;

/** The file whose expired link led to this page; null if none did. */
export function expiredFileIn(query: URLSearchParams, fileOf: (file: string) => File | null | undefined): File | null {
  const file = fileOf(query.get('expired') ?? '');
  return query.has('expired') && file ? { name: file.name, path: file.path } : null;
}

/** Says that the link has expired, and has a new one. */
export function ExpiredFile({ file: { name, path } }: { file: File }) {
  return (
    <Banner tone="note">
      This link to a file has expired. Links to files work for 15 minutes.{' '}
      <a className="link" href={path} target="_blank" rel="noopener">
        Open {name} again
      </a>
    </Banner>
  );
}
