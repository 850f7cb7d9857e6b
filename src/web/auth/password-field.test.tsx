import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

describe('a password field', () => {
  it('masks the text, names its purpose to password managers and allows pasting', () => {
    for (const which of ['current-password', 'new-password'] as const) {
      const [input = ''] = renderToStaticMarkup(<PasswordField autoComplete={which} />).match(/<input[^>]*>/) ?? [];
      expect(input).toContain('type="password"');
      expect(input).toContain(`autoComplete="${which}"`);
      expect(input).not.toMatch(/onpaste|readonly/i);
    }
  });
});
