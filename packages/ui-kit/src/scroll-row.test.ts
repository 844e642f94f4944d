import { describe, expect, it } from 'vitest';
import { edgeOf } from './scroll-row.tsx';

describe('edgeOf', () => {
  it.each([
    { scrolled: 0, width: 900, visible: 300, at: [true, false] },
    { scrolled: 200, width: 900, visible: 300, at: [false, false] },
    { scrolled: 600, width: 900, visible: 300, at: [false, true] },
    { scrolled: -200, width: 900, visible: 300, at: [false, false] },
    { scrolled: -600, width: 900, visible: 300, at: [false, true] },
    { scrolled: 0, width: 300, visible: 300, at: [true, true] },
  ])('tells the ends of $width px seen through $visible, scrolled $scrolled', ({ at, ...place }) => {
    const { atStart, atEnd } = edgeOf(place);
    expect([atStart, atEnd]).toEqual(at);
  });
});
