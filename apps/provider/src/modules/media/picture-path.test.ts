import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashedPicturePath, parsePicturePath } from './picture-path.ts';

describe('parsePicturePath', () => {
  it.each([
    [
      '/d/tee.webp',
      { path: '/d/tee.webp', master: '/d/tee.webp', mask: '/d/tee.mask.webp', tint: null, hash: null },
    ],
    [
      'd/tee.webp',
      { path: '/d/tee.webp', master: '/d/tee.webp', mask: '/d/tee.mask.webp', tint: null, hash: null },
    ],
    [
      '/d/tee~1f4e79.webp',
      {
        path: '/d/tee~1f4e79.webp',
        master: '/d/tee.webp',
        mask: '/d/tee.mask.webp',
        tint: '1f4e79',
        hash: null,
      },
    ],
    [
      '/d/tee.3fa92b10c1.webp',
      {
        path: '/d/tee.webp',
        master: '/d/tee.webp',
        mask: '/d/tee.mask.webp',
        tint: null,
        hash: '3fa92b10c1',
      },
    ],
    [
      '/d/tee~1f4e79.3fa92b10c1.webp',
      {
        path: '/d/tee~1f4e79.webp',
        master: '/d/tee.webp',
        mask: '/d/tee.mask.webp',
        tint: '1f4e79',
        hash: '3fa92b10c1',
      },
    ],
    [
      '/w/p/wp07-black main (2).JPG',
      {
        path: '/w/p/wp07-black main (2).JPG',
        master: '/w/p/wp07-black main (2).JPG',
        mask: '/w/p/wp07-black main (2).mask.JPG',
        tint: null,
        hash: null,
      },
    ],
    [
      '/صور/قميص.png',
      { path: '/صور/قميص.png', master: '/صور/قميص.png', mask: '/صور/قميص.mask.png', tint: null, hash: null },
    ],
    [
      '/a.0123456789.3fa92b10c1.gif',
      {
        path: '/a.0123456789.gif',
        master: '/a.0123456789.gif',
        mask: '/a.0123456789.mask.gif',
        tint: null,
        hash: '3fa92b10c1',
      },
    ],
    [
      '/d/tee~1F4E79.webp',
      {
        path: '/d/tee~1F4E79.webp',
        master: '/d/tee~1F4E79.webp',
        mask: '/d/tee~1F4E79.mask.webp',
        tint: null,
        hash: null,
      },
    ],
  ])('takes %s apart', (path, parts) => {
    expect(parsePicturePath(path)).toEqual(parts);
  });

  it.each([
    '',
    '/',
    '/d/',
    '/d/tee',
    '/d/tee.svg',
    '/d/tee.html',
    '/d/tee.webp/',
    '/d/tee.webp.html',
    '/d/.webp',
    '//d/tee.webp',
    '/d//tee.webp',
    '/../tee.webp',
    '/d/../tee.webp',
    '/d/..',
    '/./tee.webp',
    '/.git/tee.webp',
    '/d/.tee.webp',
    '/d\\..\\tee.webp',
    '/d/tee%2e.webp',
    '/d/%2e%2e/tee.webp',
    '/d/tee.webp\0',
    '/d/tee\0.webp',
    '/d/tee\n.webp',
    '/d/tee\u202e.webp',
    'C:/tee.webp',
    'http://evil.test/tee.webp',
    '//evil.test/tee.webp',
    '/d/tee.mask.webp',
    '/d/tee.MASK.webp',
    '/d/tee.mask~1f4e79.webp',
    '/d/tee.mask.3fa92b10c1.webp',
    '/d/tee.webp?x=1',
    '/d/tee.webp#x',
    '/d/<tee>.webp',
    `/${'d/'.repeat(300)}tee.webp`,
  ])('refuses %j', (path) => {
    expect(parsePicturePath(path)).toBeUndefined();
  });

  it('accepts no path that leaves its folder, whatever is written', () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '/',
      '\\',
      '%2e',
      '~',
      'd',
      'tee',
      'mask',
      '.webp',
      '1f4e79',
      '3fa92b10c1',
      ':',
      '\0',
      ' ',
      'é',
    );
    const isBelow = (path: string) =>
      path.startsWith('/') &&
      path
        .slice(1)
        .split('/')
        .every((part) => part !== '' && !part.startsWith('.')) &&
      !/[\\%:\0]/.test(path);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(
          [parsePicturePath(`${pieces.join('')}.webp`)].filter(
            (picture) => picture && !isBelow(picture.master),
          ),
        ).toEqual([]);
      }),
    );
  });
});

describe('hashedPicturePath', () => {
  it.each([
    ['/d/tee.webp', '3fa92b10c1', '/d/tee.3fa92b10c1.webp'],
    ['/d/tee~1f4e79.webp', '3fa92b10c1', '/d/tee~1f4e79.3fa92b10c1.webp'],
    ['/a.b.JPG', '3fa92b10c1', '/a.b.3fa92b10c1.JPG'],
    ['/d/tee.webp', null, '/d/tee.webp'],
  ])('binds %s to %s', (path, hash, address) => {
    expect(hashedPicturePath(path, hash)).toBe(address);
  });

  it('is undone by parsePicturePath', () => {
    const hex = (digits: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`));
    const name = fc
      .stringMatching(/^[a-zء-ي0-9][a-zء-ي0-9 _.~-]{0,12}[a-z]$/)
      .filter((text) => !text.endsWith('.mask'));
    fc.assert(
      fc.property(name, fc.option(hex(6)), hex(10), (stem, tint, hash) => {
        const path = `/d/${stem}${tint === null ? '' : `~${tint}`}.webp`;
        expect(parsePicturePath(hashedPicturePath(path, hash))).toEqual({ ...parsePicturePath(path), hash });
      }),
    );
  });
});
