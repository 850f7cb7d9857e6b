import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { projectRoot } from '#project-root.ts';

/** Reads a data file that people edit by hand. The path is that in the repository: `src/…` is there in a build, too. */
export function readYamlFile<T>(path: string, schema: z.ZodType<T>): T {
  const file = resolve(projectRoot, path);
  try {
    return parseAs(load(readFileSync(file, 'utf8')), schema);
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
}

/** The data as the schema returns it, or an error that names each field and its mistake. */
export function parseAs<T>(data: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(z.prettifyError(result.error));
}
