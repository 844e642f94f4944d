import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLabel, plainText } from './plain-text.ts';

describe('plainLabel', () => {
  it.each([
    ['Dune Tent&trade; ', 'Dune Tent™'],
    ['Two  spaces', 'Two spaces'],
    ['&frac12; zip', '½ zip'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('makes of %j %j', (html, text) => {
    expect(plainLabel(html)).toBe(text);
  });
});

describe('plainText', () => {
  it.each([
    ['two paragraphs', '<p>One.</p>\n<p>Two.</p>', 'One.\n\nTwo.'],
    ['breaks with bullets', '<p>One.</p>\n<p>&bull; A.<br />&bull; B.</p>', 'One.\n\n• A.\n• B.'],
    ['a list', '<p>One.</p>\n<ul>\n<li>A</li>\n<li>B</li>\n</ul>', 'One.\n\n• A\n• B'],
    ['a list never closed', '<p>One.<p>\n<ul>\n<li>A\n<li>B\n<ul>', 'One.\n\n• A\n• B'],
    ['an empty tag', '<p>One.</p></>', 'One.'],
    ['entities', '<p>3 &lt; 4 &amp;amp; more&trade;</p>', '3 < 4 &amp; more™'],
    ['less-than signs', '<p>2 < 3 and 3 > 2</p>', '2 < 3 and 3 > 2'],
    ['a script', '<p>One.</p><script src="x">go()</script>', 'One.\n\ngo()'],
    [
      'a table of words and what they mean',
      '<table><tr><td>اللون</td><td>متعدد</td></tr><tr><th scope="row">Size:</th> <td>L</td></tr></table>',
      'اللون: متعدد\n\nSize: L',
    ],
    [
      'a table of several columns',
      '<table><tbody><tr><th>S</th><th>M</th><th>L</th></tr><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table>',
      'S M L\n\n1 2 3',
    ],
    ['cells with nothing around them', '<td>A</td><td>B</td>', 'A: B'],
    ['an empty cell', '<tr><td>A</td><td></td></tr>', 'A'],
    ['plain lines', 'One.\nTwo.', 'One.\nTwo.'],
    ['nothing', '', ''],
  ])('understands %s', (_, html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('leaves no tag of a word that had one', () => {
    const tag = fc.constantFrom(
      '<p>',
      '</p>',
      '<br/>',
      '<ul>',
      '<li class="x">',
      '</li>',
      '<strong>',
      '</>',
      'word',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(tag), (parts) => {
        expect(plainText(parts.join(''))).not.toMatch(/[<>]/);
      }),
    );
  });
});
