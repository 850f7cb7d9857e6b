/** The files of an application: the CV that was sent with it, and the files of its messages. */

/** The subject of a signed link to one of them. Each side signs its own links, with the same subject. */
export function cardFileOf(application: string, message?: string | null): string[] {
  return [application, message ?? 'cv'];
}

/** The address at which a startup's team reads the file. */
export function cardFilePath(companyKey: string, application: string, message?: string | null): string {
  const path = `/client/startups/${companyKey}/applicants/cv.pdf?card=${application}`;
  return message ? `${path}&message=${message}` : path;
}

/** The address at which its talent reads the file. */
export function ownFilePath(application: string, message?: string | null): string {
  const path = `/client/my-jobs/${application}/cv.pdf`;
  return message ? `${path}?message=${message}` : path;
}
