import { expect, it } from 'vitest';
import { nameWithoutOptions } from './line-name.ts';

const options = [
  { label: 'Colour', value: 'White' },
  { label: 'Size', value: 'M' },
];

it.each([
  ['T-shirt – White, M', options, 'T-shirt'],
  ['تيشيرت – White، M', options, 'تيشيرت'],
  ['T-shirt – Blue, M', options, 'T-shirt – Blue, M'],
  ['Salt – pepper', [], 'Salt – pepper'],
  ['T-shirt', options, 'T-shirt'],
])('%s with its options is called %s', (name, given, short) =>
  expect(nameWithoutOptions({ name, options: given })).toBe(short),
);
