import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { photoAt } from './photo.tsx';

const Photo = photoAt((path, width, height) => `/pictures/${width}x${height}${path}`);

const attributesOf = (markup: string): Record<string, string> =>
  Object.fromEntries(
    [...(/<img ([^>]*)>/.exec(markup)?.[1] ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), value],
    ),
  );

describe('Photo', () => {
  it.each([100, 200, 300, 400, 600] as const)(
    'of %i comes once, twice and three times as dense, in room that is there before',
    (size) => {
      const { src, srcset, width, height } = attributesOf(
        renderToStaticMarkup(<Photo alt="" path="/d/tee~1f4e79.3fa92b10c1.webp" size={size} />),
      );
      const at = (density: number) =>
        `/pictures/${size * density}x${size * density}/d/tee~1f4e79.3fa92b10c1.webp`;
      expect({ src, srcset, width, height }).toEqual({
        src: at(1),
        srcset: `${at(1)} ${size}w, ${at(2)} ${size * 2}w, ${at(3)} ${size * 3}w`,
        width: String(size),
        height: String(size),
      });
    },
  );

  it('waits until it is near and is measured then', () => {
    expect(
      attributesOf(renderToStaticMarkup(<Photo alt="" path="/d/tee.webp" size={300} slot="50vw" />)),
    ).toMatchObject({ loading: 'lazy', sizes: 'auto, 50vw' });
  });

  it('is fetched first where it is the main picture', () => {
    const { loading, fetchpriority, sizes } = attributesOf(
      renderToStaticMarkup(<Photo alt="" isMain path="/d/tee.webp" size={600} />),
    );
    expect([loading, fetchpriority, sizes]).toEqual([undefined, 'high', '600px']);
  });

  it.each([
    ['#1f4e79', '--tone:#1f4e79'],
    [null, undefined],
  ])('shows its tone %s until it comes', (tone, style) => {
    expect(
      attributesOf(renderToStaticMarkup(<Photo alt="" path="/d/tee.webp" size={300} tone={tone} />)).style,
    ).toBe(style);
  });
});
