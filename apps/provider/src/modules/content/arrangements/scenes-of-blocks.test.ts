import { describe, expect, it } from 'vitest';
import { homeOfBlocks, sceneText } from './scenes-of-blocks.ts';

const image = '<img src="/img/1200/1200/resize/d/scenes/tea-time.webp" alt="Tea &amp; dates" />';
const block = (content: string) => ({ title: 'One sentence', content });

describe('sceneText', () => {
  it('is picture, sentence and link of a block', () =>
    expect(
      sceneText(
        block(
          `<p>${image}</p>\n<p><a title="x" href="/ar/home-and-kitchen">To the <strong>kitchen</strong></a></p>`,
        ),
      ),
    ).toEqual({
      picture: 'd/scenes/tea-time.webp',
      alt: 'Tea & dates',
      title: 'One sentence',
      link: 'home-and-kitchen',
      action: 'To the kitchen',
      things: [],
    }));

  it('knows what stands where in its picture', () => {
    const named = (sku: string, at: string) =>
      `<a href="/ar/fashion" data-sku="${sku}" data-at="${at}">A thing</a>`;
    const found = sceneText(
      block(
        `${image}<p>${named('DJ-1', '62 47.5')}${named('DJ-2', '101 4')}${named('DJ-3', 'left')}${named('', '4 4')}</p><a href="#new">News</a>`,
      ),
    );
    expect(found).toMatchObject({
      things: [{ sku: 'DJ-1', x: 62, y: 47.5 }],
      link: '#new',
      action: 'News',
    });
  });

  it.each([
    ['the image route', '/img/1200/1200/resize/d/scenes/a.webp', 'd/scenes/a.webp'],
    ['the media folder', '/media/wysiwyg/home/a.jpg', 'wysiwyg/home/a.jpg'],
    ['a directive', '{{media url=d/scenes/a.webp}}', 'd/scenes/a.webp'],
    ['a path in Arabic', '/media/%D8%AF%D8%AC%D9%84%D8%A9.webp', 'دجلة.webp'],
  ])('finds a picture of %s', (_, source, picture) =>
    expect(sceneText(block(`<img src="${source}">`))).toMatchObject({ picture, alt: 'One sentence' }),
  );

  it.each([
    ['no picture', '<p>Words</p>'],
    ['a picture of another place', '<img src="https://elsewhere.example/a.webp">'],
    ['a picture whose address cannot be read', '<img src="/media/d/sale-50%.webp">'],
    ['nothing', ''],
  ])('is no scene with %s', (_, content) => expect(sceneText(block(content))).toBeUndefined());

  it.each([
    ['without a link', image],
    ['with a link that has no words', `${image}<a href="/ar/new"> </a>`],
    ['with an anchor that leads nowhere', `${image}<a>Words</a>`],
    ['with a link that would run a script', `${image}<a href="javascript:alert(1)">Words</a>`],
  ])('has no link %s', (_, content) =>
    expect(sceneText(block(content))).toMatchObject({ link: '', action: '' }),
  );
});

describe('the home page of blocks', () => {
  const story = (identifier: string) => ({
    identifier,
    is_active: true,
    texts: { en: block(`${image}<a href="{{store url=tea}}">Tea</a>`) },
  });
  const shown = (identifiers: readonly string[]) =>
    homeOfBlocks(identifiers.map(story)).blocks.map(({ type }) => type);

  it('has no pictures where the shop has no such blocks', () => {
    expect(shown([])).not.toContain('scenes');
    expect(homeOfBlocks([]).blocks[0]).toEqual({ type: 'stage', id: 'stage', scene: null });
  });

  it('shows two stories, and the third beside the bestsellers', () => {
    const { blocks } = homeOfBlocks(['home-story-1', 'home-story-2', 'home-story-3'].map(story));
    expect(blocks.find(({ type }) => type === 'scenes')).toMatchObject({ scenes: [{}, {}] });
    expect(blocks.find(({ id }) => id === 'bestsellers')).toMatchObject({
      scene: { link: 'tea', title: { en: 'One sentence', ar: '' } },
    });
  });

  it('shows no block that is switched off', () => {
    expect(homeOfBlocks([{ ...story('home-stage'), is_active: false }]).blocks[0]).toMatchObject({
      scene: null,
    });
  });
});
