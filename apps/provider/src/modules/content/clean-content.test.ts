import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanContent, isTooDeep } from './clean-content.ts';

describe('cleanContent', () => {
  it.each([
    [
      'text and structure',
      '<h2>عن الدجلة</h2><p>Hello <strong>there</strong></p>',
      '<h2>عن الدجلة</h2><p>Hello <strong>there</strong></p>',
    ],
    ['a page’s own heading, one level down', '<h1>About</h1>', '<h2>About</h2>'],
    ['tags never closed', '<p>One<li>Two', '<p>One<li>Two</li></p>'],
    ['scripts', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['handlers and styles', '<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
    [
      'addresses that run',
      '<a href="javascript:alert(1)">a</a><a href="JaVaScRiPt&colon;alert(1)">b</a>',
      '<a>a</a><a>b</a>',
    ],
    ['frames and forms', '<iframe src="https://example.com"></iframe><form action="/x"><input></form>', ''],
    [
      'pictures from elsewhere',
      '<img src="https://example.com/pixel.gif"><img src="//example.com/a.gif"><img src="data:image/gif;base64,AA">',
      '',
    ],
    [
      'pictures of our own',
      '<img src="{{media url="wysiwyg/a b.jpg"}}" alt="A">',
      '<img src="{{media url=wysiwyg/a%20b.jpg}}" alt="A" />',
    ],
    ['links to pages', '<a href="{{store url="about-us"}}">x</a>', '<a href="{{store url=about-us}}">x</a>'],
    [
      'a block within an attribute, which it could end',
      '<a href="{{block id="a"}}" title="{{block id=b}}">x</a>',
      '<a>x</a>',
    ],
    ['a link to the home page', '<a href="{{store url=""}}">x</a>', '<a href="{{store url=}}">x</a>'],
    ['blocks', '{{block id="promise"}}', '{{block id=promise}}'],
    [
      'a widget that is a block',
      '{{widget type="Magento\\Cms\\Block\\Widget\\Block" template="x.phtml" block_id="promise"}}',
      '{{block id=promise}}',
    ],
    [
      'links to categories',
      '<a href="{{category key=\'bags\'}}">x</a>',
      '<a href="{{category key=bags}}">x</a>',
    ],
    ['directives of other meanings', '<p>{{config path="web/unsecure/base_url"}}x{{var y}}</p>', '<p>x</p>'],
    [
      'a directive as a way out of its attribute',
      '<a href="{{store url="x\'\\"><script>alert(1)</script>"}}">x</a>',
      '<a href="{{store url=x}}">x</a>',
    ],
    ['characters that cannot be kept', 'a\u0000b\ud800', 'ab\ufffd'],
  ])('keeps or takes out %s', (_, given, kept) => {
    expect(cleanContent(given).content).toBe(kept);
  });

  it.each([
    ['{{', 'a'],
    ['{{a', ' '],
    ['{{block ', 'a'],
    ['{{block id', ' '],
  ])('reads a long line that begins with %j without looking back over it', (start, repeated) => {
    const cpu = process.cpuUsage();
    cleanContent(`${start}${repeated.repeat(300_000)}}}`);
    expect(process.cpuUsage(cpu).user / 1000).toBeLessThan(2000);
  });

  it.each(['<div>', '<table><tr><td>', '<b>', '<b><i>'])(
    'knows %j within itself many times at once, and does not clean it',
    (repeated) => {
      const cpu = process.cpuUsage();
      expect(isTooDeep(repeated.repeat(500_000 / repeated.length))).toBe(true);
      expect(process.cpuUsage(cpu).user / 1000).toBeLessThan(500);
    },
  );

  it('counts no elements that stand beside each other', () => {
    const beside = '<p>a<br>b<ul><li>c<li>d</ul><table><tr><td>e</table>'.repeat(500);
    expect(isTooDeep(beside)).toBe(false);
  });

  it('names the directives it takes out', () => {
    expect(cleanContent('{{trans "Hello"}} {{store url="a"}}').dropped).toEqual(['{{trans "Hello"}}']);
  });

  it('changes nothing of what is clean, and never lets anything run', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '{{store url="',
      '"}}',
      '{{block id=a}}',
      '">',
      "'",
      '<a href="',
      '&lt;',
      '<svg/onload=1>',
      'نص',
      ' ',
      '{{',
      '}}',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { content } = cleanContent(pieces.join(''));
        expect(cleanContent(content).content).toBe(content);
        // Text within an attribute's quotation marks is not executed, so it is blanked before the check.
        expect(content.replace(/"[^"]*"/g, '""')).not.toMatch(/<script|<svg|<[^>]*\son\w+=/i);
      }),
      { numRuns: 500 },
    );
  });
});
