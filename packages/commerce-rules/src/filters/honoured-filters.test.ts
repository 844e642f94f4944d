import { describe, expect, it } from 'vitest';
import { honouredFilters } from './honoured-filters.ts';

describe('honouredFilters', () => {
  it.each([
    ['keeps what the category offers', { color: ['49'] }, { color: ['49', '58'] }, { color: ['49'] }],
    ['drops values it does not offer', { color: ['49', '99'] }, { color: ['49'] }, { color: ['49'] }],
    ['drops attributes left empty or unknown', { color: ['99'], taste: ['1'], constructor: ['x'] }, { color: ['49'] }, {}],
  ])('%s', (_, filters, available, honoured) => expect(honouredFilters(filters, available)).toEqual(honoured));
});
