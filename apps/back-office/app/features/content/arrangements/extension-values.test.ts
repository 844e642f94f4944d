import type { BlockField, BlockValue, ExtensionBlock } from '@dijla/contract/arrangements';
import { describe, expect, it } from 'vitest';
import { blocksOf, type ExtensionKind, freeName, newPlacedBlock, placedBlocks } from './extension-values.ts';

const described = { label: { en: 'It', ar: '' }, hint: { en: '', ar: '' }, is_required: false };
const fields: BlockField[] = [
  { ...described, name: 'title', type: 'words', most: 80, is_long: false },
  { ...described, name: 'from', type: 'number', least: 0, most: 9 },
  {
    ...described,
    name: 'past',
    type: 'choice',
    choices: [
      { value: 'gone', label: described.label },
      { value: 'text', label: described.label },
    ],
  },
  { ...described, name: 'skus', type: 'products' },
  { ...described, name: 'picture', type: 'picture' },
  { ...described, name: 'link', type: 'link' },
  { ...described, name: 'day', type: 'day' },
];
const kind: ExtensionKind = { kind: 'countdown/to-a-day', title: described.label, fields };

const block = (values: Record<string, BlockValue>): ExtensionBlock => ({
  type: 'extension',
  id: 'eid',
  kind: kind.kind,
  values,
});
const whole = block({
  title: { en: 'Eid', ar: 'العيد' },
  from: 3,
  past: 'text',
  skus: ['MUG', 'POT'],
  picture: { picture: 'd/tea.webp', alt: { en: 'Tea', ar: '' } },
  link: 'special-offers',
  day: '2026-12-21',
});

describe('a block of an extension at the desk', () => {
  it('is sent as it was opened', () => expect(blocksOf(placedBlocks([whole], [kind]))).toEqual([whole]));

  it('leaves out what is empty, and what is no field of it now', () => {
    const opened = placedBlocks([block({ other: 'a', past: 'never' })], [kind]);
    expect(blocksOf(opened)).toEqual([block({ title: { en: '', ar: '' }, past: 'gone' })]);
  });

  it('is kept to the letter while its extension is gone', () => {
    const strange = block({ title: 'a text', other: 5 });
    expect(blocksOf(placedBlocks([strange], []))).toEqual([strange]);
  });

  it('begins empty, under a name that is free', () => {
    expect(blocksOf([newPlacedBlock(kind, ['to-a-day-1'])])).toEqual([
      { ...block({ title: { en: '', ar: '' }, past: 'gone' }), id: 'to-a-day-2' },
    ]);
    expect(freeName('text', ['text-1', 'text-3'])).toBe('text-2');
  });
});
