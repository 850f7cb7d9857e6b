import { describe, expect, it } from 'vitest';
import { createLog, loggablePath } from './log.ts';

function logged(error: unknown): string {
  const lines: string[] = [];
  createLog({ LOG_LEVEL: 'info', write: (line) => lines.push(line) }).log.error({ error }, 'failed');
  return lines.join('');
}

describe('what is written down of an error', () => {
  it('is the statement that failed and why, without the values people sent', () => {
    const failed = new Error('Failed query: SELECT id FROM users WHERE name = $1\nparams: Astrid\nsecond line', {
      cause: new Error('division by zero'),
    });
    const line = logged(failed);
    expect(line).toContain('SELECT id FROM users WHERE name = $1');
    expect(line).toContain('division by zero');
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('Astrid');
    expect(line).not.toContain('second line');
  });

  it('has no e-mail address', () => {
    expect(logged(new Error('no mailbox for astrid@example.no'))).not.toContain('astrid@');
  });
});

describe('an address as it is written down', () => {
  it.each([
    ['/verify?token=abc&next=1', '/verify?token=…&next=1'],
    ['/reset?key=abc', '/reset?key=…'],
    ['/digest/astrid@example.no', '/digest/…@…'],
    ['/digest/astrid%40example.no', '/digest/…@…'],
    ['/jobs?search=boats', '/jobs?search=boats'],
  ])('%s becomes %s', (path, shown) => {
    expect(loggablePath(path)).toBe(shown);
  });
});
