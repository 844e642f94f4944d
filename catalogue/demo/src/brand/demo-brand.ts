import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandPictureRow, GivenBrand } from '@dijla/provider/modules/shop-brand/shop-brand';

/** The demo's brand as an owner would give it, its drawings, and what `draw-demo-brand-command.ts` made of them. */
export const brandFolder = join(import.meta.dirname, '../../brand');
export const drawnFolder = join(brandFolder, 'drawn');

type DemoBrandFile = {
  logo: string;
  logo_dark: string;
  icon: string;
  screenshots: Record<string, Record<'narrow' | 'wide', string>>;
};

export const demoBrandFile = (): DemoBrandFile & Record<string, unknown> =>
  JSON.parse(readFileSync(join(brandFolder, 'brand.json'), 'utf8')) as DemoBrandFile;

/** Name of the file of a drawn picture: its role and size, and an ending by its type. */
export const drawnFileName = ({ role, width, height, media_type }: Omit<BrandPictureRow, 'bytes'>): string =>
  `${role}.${width}x${height}.${media_type === 'image/svg+xml' ? 'svg' : media_type.slice('image/'.length)}`;

const mediaTypes = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' } as const;

const pictureAt = (name: string): BrandPictureRow => {
  const [, role = '', width, height, ending] = /^([a-z0-9-]+)\.(\d+)x(\d+)\.(svg|png|webp)$/.exec(name) ?? [];
  return {
    role,
    media_type: mediaTypes[ending as keyof typeof mediaTypes],
    width: Number(width),
    height: Number(height),
    bytes: readFileSync(join(drawnFolder, name)),
  };
};

/** As `testing/e2e/app-pictures-command.ts` takes them. */
const screenshotSizes = { narrow: [780, 1688], wide: [1440, 900] } as const;

const screenshotsOf = ({ screenshots }: DemoBrandFile): BrandPictureRow[] =>
  Object.entries(screenshots).flatMap(([language, names]) =>
    (['narrow', 'wide'] as const).map((form): BrandPictureRow => {
      const [width, height] = screenshotSizes[form];
      const bytes = readFileSync(join(brandFolder, names[form]));
      return { role: `screenshot-${language}-${form}`, media_type: 'image/webp', width, height, bytes };
    }),
  );

/** Returns the demo's brand: Dijla, with its pictures. */
export const demoBrand = (): GivenBrand => {
  const file = demoBrandFile();
  const { logo: _logo, logo_dark: _dark, icon: _icon, screenshots: _shots, ...given } = file;
  const drawn = readdirSync(drawnFolder).toSorted().map(pictureAt);
  return { given, pictures: [...drawn, ...screenshotsOf(file)] };
};
