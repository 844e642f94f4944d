import type { HomePage } from '@dijla/contract/arrangements';
import { inTwoLanguages } from '@dijla/test-kit/in-two-languages';
import { describe, expect, it } from 'vitest';
import { arrangementDocumentOf } from '../arrangements/arrangement-document.ts';
import { contentDocumentOf } from '../content-document-of.ts';
import { blogPost } from '../kinds/blog-post.ts';

const focuses = new Map([['home/tea.webp', '30% 62.5%']]);
const pages: ReadonlySet<string> = new Set();

describe('what matters in a picture', () => {
  it.each([
    ['home/tea.webp', '30% 62.5%'],
    ['/home/tea.webp', '30% 62.5%'],
    ['home/pots.webp', undefined],
    ['', undefined],
  ])('is in the document of a post whose picture is %j', (picture, focus) => {
    const text = { title: 'Tea', summary: '', content: '', meta_title: '', meta_description: '' };
    const post = {
      id: 1,
      identifier: 'tea',
      is_active: true,
      position: 1,
      published_on: '2026-11-30',
      picture,
      updated_at: new Date(0),
      texts: { en: text },
    };
    const places = {
      storeCode: 'en',
      pages,
      blocks: new Map(),
      categories: new Map(),
      vendorOptions: new Map(),
    };
    const document = contentDocumentOf(blogPost as never, post as never, {
      store: { id: 2, language: 'en' },
      places: { ...places, focuses },
    });
    expect((document as { picture_focus?: string }).picture_focus).toBe(focus);
  });

  it('is in the slides of the home page', () => {
    const words = inTwoLanguages({ en: 'Tea', ar: 'شاي' });
    const slide = (picture: string) => ({
      picture,
      alt: words,
      title: words,
      link: 'food/tea',
      action: words,
    });
    const body: HomePage = {
      name: 'home',
      blocks: [{ type: 'slides', id: 'slides', slides: [slide('home/tea.webp'), slide('home/pots.webp')] }],
    };
    const around = {
      language: 'en',
      places: { storeCode: 'en', pages },
      listedPages: [],
      hasBlog: false,
    } as const;
    const document = arrangementDocumentOf({ id: 1, identifier: 'home', body }, { ...around, focuses });
    expect(document).toMatchObject({ blocks: [{ slides: [{ focus: '30% 62.5%' }, {}] }] });
    expect(JSON.stringify(document).match(/"focus"/g)).toHaveLength(1);
  });
});
