import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBrand } from '@dijla/provider/modules/shop-brand/shop-brand';
import { brandFolder, demoBrandFile, drawnFileName, drawnFolder } from './demo-brand.ts';

/**
 * Draws logo and icons of the demo's brand anew:
 * `node scripts/run.mjs catalogue/demo/src/brand/draw-demo-brand-command.ts`.
 */
const bytesOf = (name: string): Buffer => readFileSync(join(brandFolder, name));
const { logo, logo_dark, icon } = demoBrandFile();
const { pictures, faults } = await drawBrand({
  logo: bytesOf(logo),
  logo_dark: bytesOf(logo_dark),
  icon: bytesOf(icon),
});
if (faults.length > 0) throw new Error(faults.join('\n'));
rmSync(drawnFolder, { recursive: true, force: true });
mkdirSync(drawnFolder, { recursive: true });
for (const picture of pictures) writeFileSync(join(drawnFolder, drawnFileName(picture)), picture.bytes);
