import { describe, expect, it } from 'vitest';
import { aBaseLine, anOperation } from '../../test/a-cart-log.ts';
import { rebase } from './rebase.ts';

const one = anOperation({ id: '1', kind: 'add', line_key: 'MUG' });
const two = anOperation({ id: '2', kind: 'add', line_key: 'TEE' });
const mug = aBaseLine({ line_key: 'MUG' });
const empty = { lines: [], included: [] };

describe('rebase', () => {
  it('takes the answer as base and drops what it holds', () =>
    expect(rebase({ base: empty, operations: [one, two] }, { lines: [mug], included: ['1'] })).toEqual({
      base: { lines: [mug], included: ['1'] },
      operations: [two],
    }));

  it('lesson 03: keeps what the server has not acknowledged, even when it answers an empty cart', () =>
    expect(rebase({ base: empty, operations: [one] }, { lines: [], included: [] })).toEqual({
      base: empty,
      operations: [one],
    }));

  it('ignores an answer that a newer one overtook', () => {
    const log = { base: { lines: [mug], included: ['1'] }, operations: [two] };
    expect(rebase(log, { lines: [], included: [] })).toEqual(log);
  });

  it('takes a fresh answer without new operations', () =>
    expect(
      rebase({ base: { lines: [mug], included: ['1'] }, operations: [] }, { lines: [], included: ['1'] }),
    ).toEqual({
      base: { lines: [], included: ['1'] },
      operations: [],
    }));
});
