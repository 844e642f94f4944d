import { describe, expect, it } from 'vitest';
import { largestSizeOf } from './largest-size-of.ts';

const classes = ['bulky', 'large'];
const line = (size_class: string | undefined, is_virtual = false) => ({ size_class, is_virtual });

describe('largestSizeOf', () => {
  it.each<[string, ReturnType<typeof line>[], string | null]>([
    ['nothing', [], null],
    ['ordinary goods', [line(undefined)], null],
    ['one large thing among ordinary ones', [line(undefined), line('large'), line(undefined)], 'large'],
    ['two classes, in whatever order', [line('large'), line('bulky')], 'large'],
    ['the smaller class alone', [line('bulky')], 'bulky'],
    ['a class the shop does not know', [line('huge')], null],
    ['what is not delivered', [line('large', true)], null],
  ])('of %s', (_, lines, expected) => expect(largestSizeOf(lines, classes)).toBe(expected));
});
