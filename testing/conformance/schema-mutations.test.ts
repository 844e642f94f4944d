import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memberPaths, withMember } from './schema-mutations.ts';

describe('memberPaths', () => {
  it('finds members through lists, unions, records and transformations', () => {
    const schema = z.object({
      sku: z.string(),
      lines: z.array(z.object({ qty: z.number() })).nullish(),
      options: z.union([z.array(z.string()), z.record(z.string(), z.object({ id: z.int() }))]),
    });
    const paths = [
      [],
      ['sku'],
      ['lines'],
      ['lines', 0],
      ['lines', 0, 'qty'],
      ['options'],
      ['options', 0],
      ['options', '12'],
      ['options', '12', 'id'],
    ];
    expect(memberPaths(schema)).toEqual(paths);
    expect(memberPaths(z.transform((given: unknown) => given).pipe(schema))).toEqual(paths);
  });
});

describe('withMember', () => {
  it.each([
    [{ a: { b: 1 } }, ['a', 'b'], 2, { a: { b: 2 } }],
    [{ a: 1 }, ['a', 'b'], 2, { a: { b: 2 } }],
    [{ a: [{ b: 1 }, 3] }, ['a', 0, 'b'], 2, { a: [{ b: 2 }, 3] }],
    [{}, ['a', 0], 2, { a: [2] }],
    [{ a: 1 }, [], 2, 2],
  ])('of %j at %j', (value, path, member, changed) => {
    expect(withMember(value, path, member)).toEqual(changed);
  });
});
