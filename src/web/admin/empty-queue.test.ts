import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { QueueCounts } from '#domain/admin/queue.server.ts';
import { EmptyQueue } from './empty-queue.tsx';

const render = (counts: QueueCounts) => renderToStaticMarkup(createElement(EmptyQueue, { tab: 'startups', counts }));

it('leads from the end of a tab to the next one with something to decide', () => {
  const html = render({ startups: 0, jobs: 0, reports: 14 });
  expect(html).toContain('No startups are waiting');
  expect(html).toContain('14 reports still to decide.');
  expect(html).toContain('href="/admin?tab=reports"');
  expect(html).toContain('data-key="j"');
  expect(render({ startups: 0, jobs: 1, reports: 2 })).toContain('1 job and 2 reports still to decide.');
});

it('says that everything is done only once nothing waits in any tab', () => {
  expect(render({ startups: 0, jobs: 0, reports: 0 })).toContain('You have looked at everything.');
  expect(render({ startups: 0, jobs: 1, reports: 0 })).not.toContain('everything');
});
