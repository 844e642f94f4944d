import { describe, expect, it } from 'vitest';
import { defaultMethodOf } from './default-method-of.ts';

type Given = { code: string; default?: boolean; offline?: boolean };
const [flat, express, pickup] = [
  { code: 'flat' },
  { code: 'express', default: true },
  { code: 'pickup', offline: true },
];

describe('defaultMethodOf', () => {
  it.each<[string, Given[], string | undefined]>([
    ['takes the first', [flat, { code: 'other' }], 'flat'],
    ['takes the one marked so before the first', [flat, express], 'express'],
    ['passes an offline one over', [pickup, flat], 'flat'],
    ['passes an offline one over that is marked so', [{ ...pickup, default: true }, flat], 'flat'],
    ['takes none where all are offline', [pickup], undefined],
    ['takes none of nothing', [], undefined],
  ])('%s', (_, methods, code) => expect(defaultMethodOf(methods)?.code).toBe(code));
});
