import type { ComponentProps } from 'react';
import { Field } from '#web/ui/forms/field.tsx';

/** The address of an organisation's or a person's website. */
export function WebsiteField({
  label = 'Website',
  ...field
}: Omit<ComponentProps<typeof Field>, 'label'> & { label?: string }) {
  return (
    <Field
      label={label}
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      longest={500}
      placeholder="skjaergard.example"
      {...field}
    />
  );
}
