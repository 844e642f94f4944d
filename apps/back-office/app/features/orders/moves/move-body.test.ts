import { describe, expect, it } from 'vitest';
import { moveBodyOf } from './move-body.ts';

describe('moveBodyOf', () => {
  const facts = { version: 7, scale: 0 };
  it.each([
    ['confirm', {}, { version: 7 }],
    ['pack', {}, { version: 7, move: 'pack' }],
    ['hold', { reason: ' no stock ' }, { version: 7, move: 'hold', reason: 'no stock' }],
    ['deliver', { amount: '21,000' }, { version: 7, move: 'deliver', amount: 21_000 }],
    [
      'accept_part',
      { amount: '8000', pieces: { 1: '1', 2: '0' } },
      { version: 7, move: 'accept_part', amount: 8000, lines: [{ line_number: 1, qty: 1 }] },
    ],
    ['split', { pieces: { 1: '٢' } }, { version: 7, move: 'split', lines: [{ line_number: 1, qty: 2 }] }],
    ['cancel', { reason: 'twice' }, { version: 7, reason: 'twice' }],
    [
      'refund',
      { amount: '5000', by: 'cash', reason: 'late' },
      { version: 7, amount: 5000, by: 'cash', reason: 'late' },
    ],
    [
      'note_payment',
      { amount: '5000', reference: 'TR 9' },
      { version: 7, move: 'note_payment', amount: 5000, reference: 'TR 9' },
    ],
  ] as const)('of %s with %j is %j', (move, values, body) => {
    expect(moveBodyOf(move, values, facts)).toEqual(body);
  });

  it('of an edit adds products and more pieces of what is in it, and names the governorate by its number', () => {
    const values = {
      reason: 'one more',
      pieces: { 1: '٣', 2: '3' },
      address: { region_id: '611' },
      added: [{ sku: 'MUG', name: 'Mug', qty: 2 }],
    };
    const before = {
      piecesBefore: { 1: 2, 2: 3 },
      skus: { 1: 'POT', 2: 'PAN' },
      addressBefore: { region_id: '605' },
    };
    expect(moveBodyOf('edit', values, { ...facts, ...before })).toEqual({
      version: 7,
      reason: 'one more',
      add: [
        { sku: 'POT', qty: 1 },
        { sku: 'MUG', qty: 2 },
      ],
      address: { region_id: 611 },
    });
  });

  it('of an edit has what differs alone', () => {
    const values = {
      reason: 'one less',
      pieces: { 1: '1', 2: '3' },
      address: { city: 'Karrada', street: 'Near the mosque', telephone: '' },
    };
    const before = { piecesBefore: { 1: 2, 2: 3 }, addressBefore: { city: 'Karrada', street: 'Old' } };
    expect(moveBodyOf('edit', values, { ...facts, ...before })).toEqual({
      version: 7,
      reason: 'one less',
      lines: [{ line_number: 1, qty: 1 }],
      address: { street: ['Near the mosque'] },
    });
  });
});
