import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from './field-errors.ts';

const refusal = (errors: unknown, code: 'request.invalid' | 'order.not-found' = 'request.invalid') =>
  fieldErrorsOf({ code, status: 400, text: '', meta: { errors } });
const fault = (dataPath: string, keyword = 'type', params = {}) => ({ keyword, dataPath, params });

describe('fieldErrorsOf', () => {
  it.each([
    ['a member', [fault('.reason')], [{ field: 'reason', isMissing: false }]],
    ['a nested one', [fault('.address.city')], [{ field: 'address.city', isMissing: false }]],
    ['one of a list', [fault('.lines[2].qty')], [{ field: 'lines.2.qty', isMissing: false }]],
    [
      'one that is missing',
      [fault('', 'required', { missingProperty: 'amount' })],
      [{ field: 'amount', isMissing: true }],
    ],
    ['the same twice once', [fault('.a'), fault('.a', 'minLength')], [{ field: 'a', isMissing: false }]],
    ['the body as a whole not', [fault('')], []],
    ['what is no list not', 'nonsense', []],
  ])('names %s', (_, errors, expected) => {
    expect(refusal(errors)).toEqual(expected);
  });

  it('names no field of another refusal', () => {
    expect(refusal([fault('.reason')], 'order.not-found')).toEqual([]);
  });
});
