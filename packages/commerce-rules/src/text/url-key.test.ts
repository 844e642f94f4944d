import { describe, expect, it } from 'vitest';
import { urlKeyOf } from './url-key.ts';

describe('urlKeyOf', () => {
  it.each([
    ['Sprite Stasis Ball 55 cm gray', 'sprite-stasis-ball-55-cm-gray'],
    ['Dune Tent™', 'dune-tent'],
    ['Men’s Café Tee', 'mens-cafe-tee'],
    ['½ zip', '1-2-zip'],
    ['already-a-key', 'already-a-key'],
    ['قميص', ''],
  ])('makes of %j %j', (text, key) => {
    expect(urlKeyOf(text)).toBe(key);
  });
});
