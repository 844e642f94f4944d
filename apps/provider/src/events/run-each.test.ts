import { describe, expect, it } from 'vitest';
import { textOf } from './run-each.ts';

describe('textOf', () => {
  const error = new Error('no such table');
  it.each([
    ['an error', error, 'no such table'],
    [
      'a copy of one, as the job library makes',
      { ...error, message: error.message, queue: 'x' },
      'no such table',
    ],
    ['an object without a message', { code: 'X', detail: 'of somebody' }, 'a failure with code, detail'],
    ['a text', 'gone', 'gone'],
    ['nothing', undefined, 'undefined'],
  ])('says what went wrong of %s', (_, given, said) => {
    expect(textOf(given)).toBe(said);
  });
});
