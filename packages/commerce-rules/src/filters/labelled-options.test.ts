import { describe, expect, it } from 'vitest';
import { labelledOptions } from './labelled-options.ts';

describe('labelledOptions', () => {
  it('drops options without a readable label', () =>
    expect(labelledOptions([{ label: 'Black' }, { label: '' }, { label: '  ' }, { label: 'أحمر' }])).toEqual([{ label: 'Black' }, { label: 'أحمر' }]));
});
