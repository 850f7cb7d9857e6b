import { describe, expect, it } from 'vitest';
import { errorFacts } from './error-page.tsx';

const response = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

describe('the error page', () => {
  it('has a message for a bug, and none of its own words', () => {
    const { status, message } = errorFacts(new Error('relation "job_search" does not exist'));
    expect(status).toBe(500);
    expect(message).toMatch(/^The fault is ours/);
    expect(errorFacts(response(500, 'Error: relation'))).toEqual({ status, message });
  });

  it('has a message where the page does not take what was sent', () => {
    const { message } = errorFacts(response(405, 'Error: You made a POST request to "/jobs" but did not provide…'));
    expect(message).toMatch(/^This page does not take what was sent/);
  });

  it('shows the message of a refusal as it is', () => {
    expect(errorFacts(response(503, { message: 'The site is busy.' }))).toEqual({
      status: 503,
      message: 'The site is busy.',
    });
  });
});
