import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBrand } from '@dijla/provider/modules/shop-brand/shop-brand';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandFolder, demoBrand, demoBrandFile } from './demo-brand.ts';

const bytesOf = (name: string): Buffer => readFileSync(join(brandFolder, name));

describe('demoBrand', () => {
  const { pictures = [] } = demoBrand();

  it('has the pictures that its drawings make today', async () => {
    const { logo, logo_dark, icon } = demoBrandFile();
    const made = await drawBrand({ logo: bytesOf(logo), logo_dark: bytesOf(logo_dark), icon: bytesOf(icon) });
    const named = (list: readonly { role: string; width: number; height: number }[]) =>
      list.map(({ role, width, height }) => [role, width, height]).toSorted();
    expect(named(pictures.filter(({ role }) => !role.startsWith('screenshot')))).toEqual(
      named(made.pictures),
    );
    for (const { role, bytes } of made.pictures.filter(({ media_type }) => media_type === 'image/svg+xml'))
      expect([role, pictures.find((kept) => kept.role === role)?.bytes.toString()]).toEqual([
        role,
        bytes.toString(),
      ]);
  });

  it.each(pictures.filter(({ media_type }) => media_type !== 'image/svg+xml'))(
    'has $role in the size it says',
    async ({ bytes, width, height }) => {
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
    },
  );
});
