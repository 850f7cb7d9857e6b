import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function lineOf(fields: Record<string, unknown>, message?: string): string {
  const lines: string[] = [];
  createLog({ LOG_LEVEL: 'info', write: (line) => lines.push(line) }).error(fields, message);
  return lines.join('');
}

describe('a logged error', () => {
  it('is the statement that failed and why, without the values people sent', () => {
    const error = new Error('Failed query: SELECT id FROM users WHERE name = $1\nparams: Astrid\nsecond line', {
      cause: new Error('division by zero'),
    });
    const line = lineOf({ error }, 'failed');
    expect(line).toContain('SELECT id FROM users WHERE name = $1');
    expect(line).toContain('division by zero');
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('Astrid');
    expect(line).not.toContain('second line');
  });

  it('has none of the details that a database or a library hangs onto it', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(Astrid) exists.' });
    const error = Object.assign(new Error('Failed query', { cause }), { params: ['Astrid'] });
    const line = lineOf({ error });
    expect(JSON.parse(line).error.cause).toMatchObject({ type: 'Error', message: 'duplicate key', code: '23505' });
    expect(line).not.toContain('Astrid');
  });

  it('has no email address', () => {
    expect(lineOf({ error: new Error('no mailbox for astrid@example.no') })).not.toContain('astrid@');
  });
});

describe('a logged message of the queue', () => {
  it('has neither the values people sent nor email addresses', () => {
    const line = lineOf({ worker: 'Failed task 1 for astrid@example.no: Failed query: SELECT $1\nparams: Astrid' });
    expect(JSON.parse(line).worker).toBe('Failed task 1 for …@…: Failed query: SELECT $1');
  });
});

describe('a logged path', () => {
  it.each([
    ['/verify?token=abc&next=1', '/verify?token=…&next=1'],
    ['/reset?key=abc', '/reset?key=…'],
    ['/digest/astrid@example.no', '/digest/…@…'],
    ['/digest/astrid%40example.no', '/digest/…@…'],
    ['/profile-settings/6b000c.2026-11-23.abc?done=mails', '/profile-settings/…?done=mails'],
    ['/jobs?search=boats', '/jobs?search=boats'],
  ])('%s becomes %s', (path, result) => {
    expect(JSON.parse(lineOf({ path })).path).toBe(result);
  });
});

describe('the log', () => {
  it('redacts fields that hold secrets or email addresses, and keeps the codes of refusals', () => {
    const line = lineOf({ code: 'E_KEY', token: 's3cret', headers: { cookie: 's3cret', authorization: 's3cret' } });
    expect(line).not.toContain('s3cret');
    expect(JSON.parse(line)).toMatchObject({ code: 'E_KEY', token: '…', headers: { cookie: '…', authorization: '…' } });
  });

  it('writes one JSON line an event with level, time and fields first', () => {
    const line = lineOf({ id: 'a-1', status: 200 }, 'two\nlines');
    expect(line).toMatch(/^\{"level":"error","time":\d{13},"id":"a-1","status":200,"msg":"two\\nlines"\}\n$/);
  });

  it('loses no line but those of answered requests when the process ends at once', async () => {
    const program = `
      import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
      const log = createLog({ LOG_LEVEL: 'info' });
      for (let number = 1; number <= 500; number += 1) log.info({ number });
      process.kill(process.pid, 'SIGKILL');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = (await text(child.stdout)).trim().split('\n');
    expect(lines).toHaveLength(500);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ number: 500 });
  });

  it('writes the lines of answered requests when the process ends in order', async () => {
    const program = `
      import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
      createLog({ LOG_LEVEL: 'info' }).answered({ id: 'a-1', path: '/jobs?token=secret' });
      process.exit(0);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(JSON.parse(await text(child.stdout))).toMatchObject({ id: 'a-1', path: '/jobs?token=…' });
  });
});
