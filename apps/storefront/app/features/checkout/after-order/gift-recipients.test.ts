import { describe, expect, it } from 'vitest';
import { sentOnline } from './gift-recipients.lazy.ts';

const card = (...values: string[]) => ({
  is_virtual: true,
  options: values.map((value) => ({ label: 'option', value })),
});
const pan = { is_virtual: false, options: [{ label: 'Engraving', value: '07701112222' }] };

describe('sentOnline', () => {
  it.each([
    ['a friend’s telephone', [card('50,000 دينار', '07701112222', 'علي')], ['0770 111 2222'], false],
    ['a friend’s telephone in Arabic digits', [card('٠٧٧٠١١١٢٢٢٢')], ['0770 111 2222'], false],
    ['a friend’s e-mail address', [card('sara@example.com')], ['sara@example.com'], false],
    ['one friend once', [card('sara@example.com'), card('sara@example.com')], ['sara@example.com'], false],
    ['the buyer, where nobody is named', [card('50,000 dinars', 'call 0770')], [], true],
    ['a friend and the buyer', [card('sara@example.com'), card(), pan], ['sara@example.com'], true],
    ['nobody, of what a courier brings', [pan], [], false],
  ])('knows %s', (_, lines, friends, hasOwn) => {
    expect(sentOnline(lines)).toEqual({ friends, hasOwn });
  });
});
