import { useEffect, useState } from 'react';
import { contentsOfForm } from './apply-fields.ts';
import type { ApplyData } from './load-apply.server.ts';
import { copyOf, fileIn } from './use-application-draft.ts';

/** What the fields of an application began with, and what they contain now. */
export function useTypedContents({ job, userId, contents: stored }: ApplyData) {
  const [{ contents, generation }, setShown] = useState({ contents: stored, generation: 0 });
  // For the lines above the fields.
  const [input, setInput] = useState({ contents, file: '' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page has come
  useEffect(() => {
    const copy = copyOf(job.id, userId);
    if (!copy || JSON.stringify(copy) === JSON.stringify(stored)) return;
    // The fields show what this browser kept, such as the text of a visitor who has an account by now.
    const values = { ...stored, ...copy };
    setShown({ contents: values, generation: 1 });
    setInput({ contents: values, file: '' });
  }, []);

  return {
    contents,
    /** Changes when all fields begin anew. */
    generation,
    input,
    read: (form: FormData) => setInput({ contents: contentsOfForm(form), file: fileIn(form)?.name ?? '' }),
    forgetFile: () => setInput((before) => ({ ...before, file: '' })),
  };
}
