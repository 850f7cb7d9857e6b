import { describe, it } from 'vitest';
import { newVisitor } from './browser.ts';
import { anAccount, enter } from './people.ts';

describe('a talent', () => {
  it('finds the news in the header and the social links in the footer', async () => {
    const visitor = await newVisitor({ logsIn: true });
    await enter(visitor, await anAccount({ isTalent: true }), '/jobs');
    const { page } = visitor;
    const news = page.getByRole('banner').getByRole('link', { name: 'News & Insights' });
    await news.and(page.locator('[href^="https://"][rel~="noopener"]')).waitFor();
    const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Elsewhere' });
    for (const name of ['LinkedIn', 'Instagram', 'Facebook', 'YouTube']) {
      await footer.getByRole('link', { name }).and(page.locator('[href^="https://"][rel~="noopener"]')).waitFor();
    }
  });
});
