import { describe, expect, it } from 'vitest';
import { galleryWith } from './gallery-with.ts';

const picture = (path: string) => ({ path, tone: '#222226' });
const gallery = [picture('/white'), picture('/detail'), picture('/black')];

describe('galleryWith', () => {
  it.each([
    ['that of the variant comes first', '/black', ['/black', '/white', '/detail']],
    ['one that is none of the product’s too', '/red', ['/red', '/white', '/detail', '/black']],
    ['the first stays', '/white', ['/white', '/detail', '/black']],
    ['no picture of its own changes nothing', null, ['/white', '/detail', '/black']],
  ])('%s', (_, image, paths) => expect(galleryWith(gallery, image).map(({ path }) => path)).toEqual(paths));

  it('keeps the tone it has', () => expect(galleryWith(gallery, '/black')[0]?.tone).toBe('#222226'));
});
