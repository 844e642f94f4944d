import { describe, expect, it } from 'vitest';
import { sceneBlock } from './scene-block.ts';

const image = '<img src="/img/1200/1200/resize/d/scenes/tea-time.webp" alt="Tea &amp; dates" />';
const block = (content: string) => ({ id: 1, identifier: 'home-stage', title: 'One sentence', content });

describe('sceneBlock', () => {
  it('is picture, sentence and link of a block', () =>
    expect(
      sceneBlock(
        block(
          `<p>${image}</p>\n<p><a title="x" href="/ar/home-and-kitchen">To the <strong>kitchen</strong></a></p>`,
        ),
      ),
    ).toEqual({
      identifier: 'home-stage',
      title: 'One sentence',
      lang: null,
      picture: { path: 'd/scenes/tea-time.webp', alt: 'Tea & dates' },
      action: { href: '/ar/home-and-kitchen', text: 'To the kitchen' },
      things: [],
    }));

  it('knows what stands where in its picture', () => {
    const named = (sku: string, at: string) =>
      `<a href="/ar/fashion" data-sku="${sku}" data-at="${at}">A thing</a>`;
    const found = sceneBlock(
      block(
        `${image}<p>${named('DJ-1', '62 47.5')}${named('DJ-2', '101 4')}${named('DJ-3', 'left')}${named('', '4 4')}</p><a href="#new">News</a>`,
      ),
    );
    expect([found?.things, found?.action]).toEqual([
      [{ sku: 'DJ-1', x: 62, y: 47.5 }],
      { href: '#new', text: 'News' },
    ]);
  });

  it('says which language it fell back to', () =>
    expect(sceneBlock({ ...block(image), lang: 'en' })?.lang).toBe('en'));

  it.each([
    ['the image route', '/img/1200/1200/resize/d/scenes/a.webp', 'd/scenes/a.webp'],
    ['the media folder', '/media/wysiwyg/home/a.jpg', 'wysiwyg/home/a.jpg'],
    ['a path in Arabic', '/media/%D8%AF%D8%AC%D9%84%D8%A9.webp', 'دجلة.webp'],
  ])('finds a picture of %s', (_, source, path) =>
    expect(sceneBlock(block(`<img src="${source}">`))?.picture).toEqual({ path, alt: '' }),
  );

  it.each([
    ['no picture', '<p>Words</p>'],
    ['a picture of another place', '<img src="https://elsewhere.example/a.webp">'],
    ['a picture whose address cannot be read', '<img src="/media/d/sale-50%.webp">'],
    ['nothing', ''],
  ])('is no scene with %s', (_, content) => expect(sceneBlock(block(content))).toBeNull());

  it.each([
    ['without a link', image],
    ['with a link that has no words', `${image}<a href="/ar"> </a>`],
    ['with an anchor that leads nowhere', `${image}<a>Words</a>`],
  ])('has no action %s', (_, content) => expect(sceneBlock(block(content))?.action).toBeNull());
});
