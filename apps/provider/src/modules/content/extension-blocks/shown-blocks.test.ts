import { inTwoLanguages } from '@dijla/test-kit/in-two-languages';
import fc from 'fast-check';
import type { ExtensionBlock } from '@dijla/contract/arrangements';
import { describe, expect, it } from 'vitest';
import { blockKindsOf } from './block-kinds.ts';
import type { ContentBlockContext, ContentBlockFields, ContentBlockPart } from './content-block.ts';
import { html } from './escaped-html.ts';
import { withShownBlocks } from './shown-blocks.ts';

const label = inTwoLanguages({ en: 'A', ar: 'أ' });
const fields = {
  title: { type: 'words', label },
  text: { type: 'words', label },
  number: { type: 'number', label, least: 0, most: 9 },
  look: {
    type: 'choice',
    label,
    choices: [
      { value: 'a', label },
      { value: 'b', label },
    ],
  },
  skus: { type: 'products', label },
  picture: { type: 'picture', label },
  link: { type: 'link', label },
  day: { type: 'day', label },
} satisfies ContentBlockFields;

type Render = (
  values: { title: string; skus: readonly string[] },
  context: ContentBlockContext,
) => readonly ContentBlockPart[];

const kindsWith = (render: Render) =>
  blockKindsOf([{ name: 'test', blocks: [{ name: 'block', title: label, fields, render }] }]);

const block = (values: ExtensionBlock['values'] = {}, id = 'a'): ExtensionBlock => ({
  type: 'extension',
  id,
  kind: 'test/block',
  values,
});

const midnight = Date.parse('2026-11-30T21:00:00Z');

const shown = (
  render: Render,
  {
    blocks = [block()],
    language = 'en',
    now = midnight,
    faults = [],
  }: {
    blocks?: object[];
    language?: 'en' | 'ar';
    now?: number;
    faults?: unknown[];
  } = {},
) =>
  withShownBlocks(
    { id: 1, blocks },
    {
      kinds: kindsWith(render),
      store: { code: language, language },
      now,
      onFault: (fault) => faults.push(fault),
    },
  ).blocks;

describe('withShownBlocks', () => {
  it('hands over what was written as a store shows it', () => {
    const given: unknown[] = [];
    const values = {
      title: inTwoLanguages({ en: '', ar: 'عيد' }),
      text: inTwoLanguages({ en: 'Eid', ar: '' }),
      number: 3,
      look: 'b',
      skus: ['MUG'],
      picture: { picture: 'd/tea.webp', alt: inTwoLanguages({ en: 'Tea', ar: 'شاي' }) },
      link: 'fashion/shoes',
      day: '2026-12-24',
    };
    const render: Render = (of, context) => {
      given.push(of, context);
      return [];
    };
    shown(render, { blocks: [block(values)] });
    // The first text is there in Arabic alone, so that the rest is Arabic too where it can be.
    expect(given).toEqual([
      {
        title: 'عيد',
        text: 'Eid',
        number: 3,
        look: 'b',
        skus: ['MUG'],
        picture: { src: '/img/1200/1200/resize/d/tea.webp', alt: 'شاي' },
        link: '/en/fashion/shoes',
        day: '2026-12-24',
      },
      { language: 'ar', storeCode: 'en', today: '2026-12-01' },
    ]);
    shown(render, { language: 'ar', now: midnight - 1 });
    expect(given.slice(2)).toEqual([
      { title: '', text: '', number: null, look: 'a', skus: [], picture: null, link: '', day: '' },
      { language: 'ar', storeCode: 'ar', today: '2026-11-30' },
    ]);
  });

  it('shows parts in our own, and says in which language they are', () => {
    const parts = shown(
      ({ title, skus }) => [
        { type: 'html', html: html`<h2>${title}</h2>` },
        { type: 'products', skus, title: 'Ours' },
        { type: 'products', skus: [], title: 'None' },
      ],
      {
        blocks: [
          { type: 'brands', id: 'b' },
          block({ title: inTwoLanguages({ en: '', ar: 'عيد' }), skus: ['MUG'] }),
        ],
      },
    );
    expect(parts).toEqual([
      { type: 'brands', id: 'b' },
      { type: 'html', id: 'a', content: '<h2>عيد</h2>', lang: 'ar' },
      expect.objectContaining({ type: 'products', id: 'a.2', of: 'chosen', skus: ['MUG'], lang: 'ar' }),
    ]);
  });

  it.each([
    ['scripts', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['handlers', '<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
    ['links that run', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['pictures from elsewhere', '<p>a<img src="https://a.example/x.gif"></p>', '<p>a</p>'],
    ['frames and forms', '<iframe src="/x"></iframe><form><input></form><p>a</p>', '<p>a</p>'],
  ])('takes %s out of its HTML', (_, given, left) => {
    expect(shown(() => [{ type: 'html', html: given }])).toMatchObject([{ content: left }]);
  });

  it('shows any text as text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const [part] = shown(() => [{ type: 'html', html: html`<p title="${text}">${text}.</p>` }]) as {
          content: string;
        }[];
        expect(part?.content.match(/<[^>]*>/g)).toEqual(['<p>', '</p>']);
      }),
    );
  });

  it.each<[string, Render, string]>([
    [
      'throws',
      () => {
        throw new Error('no such day');
      },
      'no such day',
    ],
    ['returns nothing', () => undefined as never, 'it returns no list of parts'],
    ['returns an unknown part', () => [{ type: 'script' } as never], 'it shows a part that is none'],
    ['has a row without a title', () => [{ type: 'products', skus: [], title: ' ' }], 'has no title'],
    ['returns too much', () => [{ type: 'html', html: 'a'.repeat(50_001) }], 'more than 50000 characters'],
  ])('leaves a block out that %s, tells why and shows the rest', (_, render, why) => {
    const faults: Error[] = [];
    const blocks = [block(), { type: 'brands', id: 'b' }];
    expect(shown(render, { blocks, faults })).toEqual([{ type: 'brands', id: 'b' }]);
    expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining(why)]);
    expect(faults[0]?.message).toContain('The block test/block is not shown');
  });

  it('leaves out a block whose extension is gone', () =>
    expect(shown(() => [], { blocks: [{ ...block(), kind: 'gone/block' }] })).toEqual([]));

  it('bounds parts and rows of products', () => {
    const blocks = ['a', 'b', 'c'].map((id) => block({}, id));
    const parts = shown(
      () => Array.from({ length: 9 }, () => ({ type: 'products' as const, skus: ['MUG'], title: 'Ours' })),
      { blocks },
    );
    expect(parts).toHaveLength(4);
  });
});
