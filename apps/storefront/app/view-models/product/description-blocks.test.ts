import { describe, expect, it } from 'vitest';
import { descriptionBlocks } from './description-blocks.ts';

describe('descriptionBlocks', () => {
  it.each([
    [
      'plain lines',
      'One.\n\nTwo.',
      [
        { kind: 'paragraph', text: 'One.' },
        { kind: 'paragraph', text: 'Two.' },
      ],
    ],
    [
      'bulleted lines',
      'One.\n• a\n• b',
      [
        { kind: 'paragraph', text: 'One.' },
        { kind: 'list', items: ['a', 'b'] },
      ],
    ],
    [
      'simple markup',
      '<p>One &amp; two</p><ul><li>a</li><li>b</li></ul>',
      [
        { kind: 'paragraph', text: 'One & two' },
        { kind: 'list', items: ['a', 'b'] },
      ],
    ],
    ['bold words', '<p>A <b>good</b> one</p>', [{ kind: 'paragraph', text: 'A good one' }]],
    ['nothing', '', []],
  ])('reads %s', (_, description, blocks) => {
    expect(descriptionBlocks(description)).toEqual(blocks);
  });

  it.each([
    'a < b && c > d',
    '<script>alert(1)</script>',
    '&lt;script&gt; stays',
    '<img src=x onerror=alert(1)>',
  ])('keeps "%s" letter by letter', (text) => {
    expect(descriptionBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
  });
});
