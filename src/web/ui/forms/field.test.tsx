import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';

const refusal = 'Please use at most 5 characters';

describe.each([
  ['a field', Field],
  ['a field of several lines', TextArea],
])('%s whose text was refused', (_, Kind) => {
  it('says once, and with a number, that the text is too long', () => {
    const shown = renderToStaticMarkup(<Kind label="Title" longest={5} defaultValue="Pier and quay" error={refusal} />);
    expect(shown).toContain('13 of 5 characters. Please shorten it by 8.');
    expect(shown).not.toContain(refusal);
    expect(shown).toContain('aria-invalid="true"');
  });

  it('says anything else that is wrong with it', () => {
    const shown = renderToStaticMarkup(<Kind label="Title" longest={5} defaultValue="" error="Please enter a title" />);
    expect(shown).toContain('Please enter a title');
  });
});
