import { describe, expect, it } from 'vitest';
import { galleryWith } from './gallery-with.ts';
import { valueShown } from './value-shown.ts';

const picture = (path: string) => ({ path, tone: '#222226' });
const gallery = [picture('/white'), picture('/detail'), picture('/black')];

describe('galleryWith', () => {
  it.each([
    [
      'that of the opening variant comes first',
      { opening: '/black', chosen: '/black' },
      ['/black', '/white', '/detail'],
    ],
    [
      'one that is none of the product’s too',
      { opening: '/red', chosen: '/red' },
      ['/red', '/white', '/detail', '/black'],
    ],
    ['the first stays', { opening: '/white', chosen: '/white' }, ['/white', '/detail', '/black']],
    [
      'no picture of its own changes nothing',
      { opening: null, chosen: null },
      ['/white', '/detail', '/black'],
    ],
    [
      'what is chosen later changes no place',
      { opening: '/white', chosen: '/black' },
      ['/white', '/detail', '/black'],
    ],
    [
      'and stands last where it is none of the product’s',
      { opening: '/white', chosen: '/red' },
      ['/white', '/detail', '/black', '/red'],
    ],
  ])('%s', (_, pictures, paths) =>
    expect(galleryWith(gallery, pictures).map(({ path }) => path)).toEqual(paths),
  );

  it('keeps the tone it has', () =>
    expect(galleryWith(gallery, { opening: '/black', chosen: null })[0]?.tone).toBe('#222226'));
});

describe('valueShown', () => {
  const value = (id: number, path: string | null) => ({ id, label: String(id), hex: null, picture: path });
  const options = [
    { attributeId: '142', code: 'size', label: 'Size', values: [value(167, null)] },
    { attributeId: '93', code: 'color', label: 'Color', values: [value(49, '/black'), value(58, '/red')] },
  ];
  it.each([
    ['/red', { attributeId: '93', id: 58 }],
    ['/detail', null],
  ])('of %s is %j', (path, shown) => expect(valueShown(options, path)).toEqual(shown));
});
