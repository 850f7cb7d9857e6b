import { describe, expect, it } from 'vitest';
import { hrefAfterNo } from './board-query.ts';

describe('a startup that has said no', () => {
  it('is back in the list in which it chose the people', () => {
    const query = '?view=list&job=6b03f91e5907e074955dc71d&q=ek&only=new&page=2&card=1&card=2&all=true';
    expect(hrefAfterNo('/board', query, 0)).toBe('/board?view=list&job=6b03f91e5907e074955dc71d&q=ek&only=new&page=2');
  });

  it('is on the board of the job where a whole group was chosen, because that group is empty now', () => {
    expect(hrefAfterNo('/board', '?only=unanswered&job=6b03f91e5907e074955dc71d', 0)).toBe(
      '/board?job=6b03f91e5907e074955dc71d',
    );
    expect(hrefAfterNo('/board', '', 0)).toBe('/board');
  });
});
