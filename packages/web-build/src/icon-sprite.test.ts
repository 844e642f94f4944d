import { describe, expect, it } from 'vitest';
import { spriteOf } from './icon-sprite.ts';

const set = { width: 256, height: 256, icons: { house: { body: '<path fill="currentColor" d="M0 0h1"/>' } } };

describe('spriteOf', () => {
  it('calls a drawing by what it means and leaves the colour to the icon', () => {
    expect(spriteOf(set, { home: 'house' })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg">\n<symbol id="home" viewBox="0 0 256 256"><path d="M0 0h1"/></symbol>\n</svg>\n',
    );
  });

  it('takes no drawing for granted', () => {
    expect(() => spriteOf(set, { home: 'hut' })).toThrow("The icon set has no 'hut'");
  });
});
