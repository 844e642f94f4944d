import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRichText } from './rich-text.ts';
import { richTextHtml } from './rich-text-html.ts';

const text = (said: string, ...marks: object[]) => ({
  type: 'text',
  text: said,
  ...(marks.length > 0 && { marks }),
});
const p = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const link = (href: string) => ({ type: 'link', attrs: { href, title: null } });
const item = (...content: object[]) => ({ type: 'listItem', content });
const cell = (type: string, said: string) => ({ type, content: [p(text(said))] });

const htmlOf = (given: object, page: 'ltr' | 'rtl' = 'ltr') => {
  const read = readRichText(given);
  return read === null ? null : richTextHtml(read, page);
};

describe('richTextHtml', () => {
  it.each([
    ['a paragraph', doc(p(text('Tea & milk'))), '<p>Tea &amp; milk</p>'],
    [
      'headings and marks',
      doc({ type: 'heading', attrs: { level: 2 }, content: [text('How')] }, p(text('so', { type: 'bold' }))),
      '<h2>How</h2>\n<p><strong>so</strong></p>',
    ],
    [
      'a link with a bold word as one link',
      doc(
        p(
          text('read ', link('{{store url=i/a}}')),
          text('this', { type: 'bold' }, link('{{store url=i/a}}')),
        ),
      ),
      '<p><a href="{{store url=i/a}}">read <strong>this</strong></a></p>',
    ],
    [
      'a list without paragraphs in its items',
      doc({ type: 'bulletList', content: [item(p(text('a'))), item(p(text('b')), p(text('c')))] }),
      '<ul>\n<li>a</li>\n<li><p>b</p>\n<p>c</p></li>\n</ul>',
    ],
    [
      'a table with a row of headings',
      doc({
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Size')] },
          { type: 'tableRow', content: [cell('tableCell', '40')] },
        ],
      }),
      '<table>\n<thead>\n<tr><th scope="col">Size</th></tr>\n</thead>\n<tbody>\n<tr><td>40</td></tr>\n</tbody>\n</table>',
    ],
    [
      'pictures and blocks as directives',
      doc(
        { type: 'picture', attrs: { path: 'blog/tea.webp', alt: 'A "glass"' } },
        { type: 'sharedBlock', attrs: { identifier: 'promise' } },
      ),
      '<img src="{{media url=blog/tea.webp}}" alt="A &quot;glass&quot;" />\n{{block id=promise}}',
    ],
    [
      'a paragraph of another direction than the page’s',
      doc(p(text('شاي')), p(text('Tea'))),
      '<p dir="rtl">شاي</p>\n<p>Tea</p>',
    ],
    [
      'text as text',
      doc(p(text('<script>alert(1)</script>'))),
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    ],
    [
      'an address as an attribute’s text',
      doc(p(text('x', link('"><script>')))),
      '<p><a href="&quot;&gt;&lt;script&gt;">x</a></p>',
    ],
  ])('writes %s', (_, given, html) => {
    expect(htmlOf(given)).toBe(html);
  });
});

describe('readRichText', () => {
  const nested = (depth: number): object =>
    depth === 0 ? p(text('x')) : { type: 'blockquote', content: [nested(depth - 1)] };
  it.each([
    ['no document', p(text('x'))],
    ['a node of another kind', doc({ type: 'iframe', attrs: { src: 'https://example.com' } })],
    ['a name of every object', doc({ type: 'constructor' })],
    ['a mark of another kind', doc(p(text('x', { type: 'script' })))],
    ['text beside paragraphs', doc(text('x'))],
    ['an item without a list', doc(item(p(text('x'))))],
    ['a heading of the page’s own level', doc({ type: 'heading', attrs: { level: 1 } })],
    [
      'a picture that ends its directive',
      doc({ type: 'picture', attrs: { path: 'a}}"><script>', alt: '' } }),
    ],
    [
      'a block that ends its directive',
      doc({ type: 'sharedBlock', attrs: { identifier: 'a}}{{media url=x' } }),
    ],
    ['what nests too deep', doc(nested(60))],
    ['a text that is too long', doc(p(text('x'.repeat(600_000))))],
    ['nothing', null],
    ['a list of marks that is none', doc(p({ type: 'text', text: 'x', marks: 'bold' }))],
  ])('refuses %s', (_, given) => {
    expect(readRichText(given)).toBeNull();
  });

  it('refuses or reads whatever it is given, and reads what it read as it is', () => {
    const given = fc.letrec((tie) => ({
      node: fc.record(
        {
          type: fc.constantFrom(
            'doc',
            'paragraph',
            'bulletList',
            'listItem',
            'text',
            'hardBreak',
            'picture',
            '__proto__',
          ),
          attrs: fc.dictionary(fc.constantFrom('path', 'alt', 'dir', 'level'), fc.anything({ maxDepth: 1 })),
          text: fc.string(),
          content: fc.array(tie('node'), { maxLength: 3 }),
          marks: fc.anything({ maxDepth: 2 }),
        },
        { requiredKeys: ['type'] },
      ),
    })).node;
    fc.assert(
      fc.property(given, (node) => {
        const read = readRichText({ type: 'doc', content: [node] });
        expect(readRichText(read)).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });
});
