import { describe, expect, it } from 'vitest';
import { keyOf } from './key-of.ts';

const pressed = (code: string, more: Partial<Parameters<typeof keyOf>[0]> = {}) => ({
  code,
  key: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('keyOf', () => {
  it.each([
    ['a letter', pressed('KeyJ', { key: 'j' }), 'j'],
    ['the same key of an Arabic layout', pressed('KeyJ', { key: 'ت' }), 'j'],
    ['the slash', pressed('Slash', { key: '/' }), '/'],
    ['where Arabic has no slash', pressed('Slash', { key: 'ظ' }), '/'],
    ['the question mark', pressed('Slash', { shiftKey: true }), '?'],
    ['Enter of the number pad', pressed('NumpadEnter'), 'enter'],
    ['Ctrl and a letter', pressed('KeyK', { ctrlKey: true }), 'mod+k'],
    ['Command and a letter', pressed('KeyK', { metaKey: true }), 'mod+k'],
    ['Alt and a letter, which the system has', pressed('KeyK', { altKey: true }), null],
    ['a digit', pressed('Digit1'), null],
  ])('names %s', (_, key, name) => {
    expect(keyOf(key)).toBe(name);
  });
});
