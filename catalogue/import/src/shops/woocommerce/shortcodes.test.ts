import { describe, expect, it } from 'vitest';
import { withoutShortcodes } from './shortcodes.ts';

describe('shortcodes of WordPress', () => {
  it.each([
    ['[vc_row][vc_column width="1/2"]قميص كتان[/vc_column][/vc_row]', 'قميص كتان'],
    ['[vc_column_text]One[/vc_column_text][vc_column_text]Two[/vc_column_text]', 'One Two'],
    ['[caption id="a" align="left"]A cup[/caption]\nOf clay', 'A cup\nOf clay'],
    ['See [gallery ids="1,2"] here', 'See here'],
    ['[gallery]', ''],
    ['[highlight]New[/highlight]', 'New'],
    ['Sizes [S] [XL]', 'Sizes [S] [XL]'],
    ['Sizes [extra large]', 'Sizes [extra large]'],
    ['2 [m', '2 [m'],
    ['', ''],
  ])('of %j leave %j', (given, text) => {
    expect(withoutShortcodes(given)).toBe(text);
  });
});
