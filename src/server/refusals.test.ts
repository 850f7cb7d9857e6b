import { describe, expect, it } from 'vitest';
import { absent, Refusal } from '#domain/errors.ts';
import { errorAnswer, refusalIn } from './refusals.ts';

describe('what is answered for an error', () => {
  it('is the refusal’s own words and fields, with its status', () => {
    const refusal = new Refusal('invalid', 'E_INPUT', 'Please look again.', { fields: { title: 'Too long' } });
    expect(errorAnswer(refusal, 'id')).toEqual({
      status: 400,
      body: { message: 'Please look again.', status: 400, code: 'E_INPUT', details: { fields: { title: 'Too long' } } },
      headers: {},
    });
    expect(errorAnswer(absent('The job'), 'id').status).toBe(404);
  });

  it('says when to come back', () => {
    const busy = errorAnswer(new Refusal('tooMany', 'E', 'Slow down.', { retryAfterSeconds: 60 }), 'id');
    expect([busy.status, busy.headers['retry-after']]).toEqual([429, '60']);
  });

  it('is 503 when the database is away, however deep that is said', () => {
    const away = (code: string, extra = {}) =>
      new Error('Failed query', { cause: Object.assign(new Error('x'), { code, ...extra }) });
    for (const code of ['ECONNREFUSED', '57P01', '53300', '40P01'])
      expect(errorAnswer(away(code), 'id').status).toBe(503);
    expect(errorAnswer(away('ENOENT', { syscall: 'connect' }), 'id').status).toBe(503);
    expect(errorAnswer(away('ENOENT', { syscall: 'open' }), 'id').status).toBe(500);
    expect(errorAnswer(new Error('timeout exceeded when trying to connect'), 'id').status).toBe(503);
  });

  it('is 400 for a value that the database cannot read, and 500 for an error of our own SQL', () => {
    const errorWith = (code: string, where?: string) =>
      new Error('Failed query', { cause: Object.assign(new Error('x'), { code, where }) });
    expect(errorAnswer(errorWith('22021', 'unnamed portal parameter $1'), 'id').status).toBe(400);
    expect(
      errorAnswer(errorWith('22P05', "JSON data, line 1: …\nunnamed portal parameter $2 = '...'"), 'id').status,
    ).toBe(400);
    expect(errorAnswer(errorWith('22012'), 'id').status).toBe(500);
    expect(errorAnswer(errorWith('22003', 'PL/pgSQL function f() line 3'), 'id').status).toBe(500);
    expect(errorAnswer(errorWith('23505', 'unnamed portal parameter $1'), 'id').status).toBe(500);
  });

  it('says nothing of a bug', () => {
    const { status, body } = errorAnswer(new TypeError('x.password is undefined'), 'req-1');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).toBe(
      '{"message":"Something went wrong.","status":500,"code":"E_INTERNAL","details":{"requestId":"req-1"}}',
    );
    expect(refusalIn('text')).toBeNull();
  });
});
