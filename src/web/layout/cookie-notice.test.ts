import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CookieNotice } from './cookie-notice.tsx';

it('is in the HTML with its height, so that no bar moves away under a finger once scripts run', () => {
  const html = renderToStaticMarkup(createElement(CookieNotice));
  expect(html).toContain('Cookies only keep you logged in');
  expect(html).toMatch(/<\/section><script>[^<]*"--notice-h"[^<]*<\/script>$/);
});
