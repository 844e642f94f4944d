import { describe, expect, it } from 'vitest';
import { codeOrNone } from './code-or-none.ts';

describe('codeOrNone', () => {
  it.each([undefined, null, '', '  ', '123', ' 123 ', '10069'])('takes %j', (code) => {
    expect(codeOrNone(32).safeParse(code).success).toBe(true);
  });

  it.each(['1', '12', ' 1 ', 12, '1'.repeat(33)])(
    'spec 2 rows 5.18, 5.19: refuses %j for a tax id or a postcode',
    (code) => {
      expect(codeOrNone(32).safeParse(code).success).toBe(false);
    },
  );
});
