import { describe, expect, it } from 'vitest';
import { storableJson } from './storable-json.ts';

describe('storableJson', () => {
  it.each([
    ['text of any script', { name: 'نور "x" \\ud800 😀' }],
    ['backslashes before what looks like an escape', ['\\\\ud800', '\\', '\\\\']],
  ])('keeps %s', (_, value) => {
    expect(JSON.parse(storableJson(value))).toEqual(value);
  });

  it('replaces each half of a surrogate pair that stands alone, in keys too', () => {
    expect(storableJson({ ['a\ud800']: 'x\udfffy', pair: '\ud83d\ude00' })).toBe(
      '{"a\ufffd":"x\ufffdy","pair":"😀"}',
    );
  });
});
