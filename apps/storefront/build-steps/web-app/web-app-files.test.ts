import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { storeViews } from '@dijla/contract/store-views';
import { manifestPath, touchIconPath } from '../../app/paths.ts';
import { webAppFiles } from './web-app-files.ts';

const files = await webAppFiles();

type Image = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string };
type Manifest = Readonly<Record<string, unknown>> & {
  icons: Image[];
  screenshots: Image[];
  shortcuts: { name: string; url: string; icons: Image[] }[];
};

const manifestOf = (store: 'ar' | 'en'): Manifest =>
  JSON.parse(String(files.get(manifestPath(store)))) as Manifest;
const imagesOf = ({ icons, screenshots, shortcuts }: Manifest): Image[] => [
  ...icons,
  ...screenshots,
  ...shortcuts.flatMap((shortcut) => shortcut.icons),
];

/** Returns for each of a picture's four corners whether it is opaque. */
const cornersOf = async (address: string): Promise<boolean[]> => {
  const { data, info } = await sharp(files.get(address))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (column: number, row: number) =>
    data[(row * info.width + column) * info.channels + info.channels - 1];
  const last = info.width - 1;
  return [
    [0, 0],
    [last, 0],
    [0, last],
    [last, last],
  ].map(([column = 0, row = 0]) => alphaAt(column, row) === 255);
};

describe('the files of the installed app', () => {
  it.each(['ar', 'en'] as const)(
    'are an app of its own in the %s store, in its language and direction',
    (store) => {
      const { locale, direction } = storeViews[store];
      expect(manifestOf(store)).toMatchObject({
        id: `/${store}`,
        start_url: `/${store}`,
        scope: '/',
        lang: locale,
        dir: direction,
        display: 'standalone',
      });
      expect(manifestOf(store)).toMatchObject({
        name: { ar: 'دجلة', en: 'Dijla' }[store],
        short_name: expect.any(String),
        description: expect.any(String),
        theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
    },
  );

  it.each(['ar', 'en'] as const)('offer search, cart and offers of the %s store', (store) => {
    expect(manifestOf(store).shortcuts.map(({ url }) => url)).toEqual([
      `/${store}/search`,
      `/${store}/cart`,
      `/${store}/special-offers`,
    ]);
  });

  it('are pictures of the sizes that the manifests say', async () => {
    const images = [...imagesOf(manifestOf('ar')), ...imagesOf(manifestOf('en'))];
    const said = images.map(({ src, sizes, type }) => [src, sizes, type]);
    const found = await Promise.all(
      images.map(async ({ src }) => {
        const { width, height, format } = await sharp(files.get(src)).metadata();
        return [src, `${width}x${height}`, `image/${format}`];
      }),
    );
    expect(found).toEqual(said);
  });

  it('are icons at 192 and 512 as they are, and for launchers that cut their own shape', () => {
    expect(manifestOf('en').icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
  });

  it.each([
    ['/icons/any-512.png', false],
    ['/icons/maskable-512.png', true],
    [touchIconPath, true],
  ])('fill %s to its corners: %s', async (address, isFull) => {
    expect(new Set(await cornersOf(address))).toEqual(new Set([isFull]));
  });

  it('are small', () => {
    const icons = [...files].filter(([address]) => address.startsWith('/icons/'));
    expect(icons.filter(([, content]) => content.byteLength > 12_000).map(([address]) => address)).toEqual(
      [],
    );
  });
});
