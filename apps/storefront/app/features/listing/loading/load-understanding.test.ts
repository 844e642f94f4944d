import { describe, expect, it } from 'vitest';
import { shownVariants } from './load-understanding.ts';

const nothing = { corrected: null, missing: [], shorter: [], page: null };

describe('shownVariants', () => {
  it('are those of a colour that the term names, and of nothing else', () => {
    const filters = [
      { attribute: 'color', label: 'Red', rest: 'shirt', values: ['5', '7'] },
      { attribute: 'brand', label: 'Dijla', rest: 'shirt', values: ['2'] },
      { attribute: 'price', label: '', rest: 'shirt', values: [] },
    ];
    expect(shownVariants({ ...nothing, filters })).toEqual({ color: ['5', '7'] });
    expect(shownVariants({ ...nothing, filters: [] })).toEqual({});
  });
});
