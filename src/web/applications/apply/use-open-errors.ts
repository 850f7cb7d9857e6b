import { useState } from 'react';
import type { Mistakes } from '#web/app/define-action.ts';
import { fieldsOfForm } from './apply-fields.ts';

/** The errors of the fields. A field that changed since loses its error. */
export function useOpenErrors(mistakes: Mistakes | null) {
  const [corrections, setCorrections] = useState<{ of: Mistakes | null; names: string[] }>({ of: null, names: [] });
  const errors = fieldsOfForm(mistakes?.fields ?? {});
  if (corrections.of === mistakes) for (const name of corrections.names) delete errors[name];
  const onCorrected = (name: string) => {
    if (mistakes)
      setCorrections(({ of, names }) => ({ of: mistakes, names: of === mistakes ? [...names, name] : [name] }));
  };
  return { errors, onCorrected };
}
