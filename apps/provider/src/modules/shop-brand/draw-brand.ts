import type { Language } from '@dijla/contract/store-views';
import sharp from 'sharp';
import { checkedSvg } from './checked-svg.ts';
import type { BrandPictureRow } from './shop-brand-sql.ts';

/** Files of an owner by what they are; `icon` is a square that reaches to its edges. */
export type DrawnFiles = {
  logo?: Uint8Array;
  logo_dark?: Uint8Array;
  icon?: Uint8Array;
  screenshots?: Partial<Record<Language, Partial<Record<'narrow' | 'wide', Uint8Array>>>>;
};

export type DrawnBrand = { pictures: BrandPictureRow[]; faults: string[] };

/** Longest sides in pixels: a logo is 36 high, and screens have up to four pixels for one. */
const logoBox = { width: 720, height: 144 } as const;
const iconSides = [192, 512] as const;
const touchSide = 180;
const faviconSide = 64;
/** Radius of an icon's corners, and side of a logo on an icon, as shares of its side. */
const corner = 11 / 36;
const logoOnIcon = 0.62;
/** Side at which everything else is drawn from. */
const masterSide = 1024;
const mostBytes = 4_000_000;
const screenshotSizes = { narrow: { width: 780, height: 1688 }, wide: { width: 1440, height: 900 } } as const;

const isSvg = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*<(?:\?xml|svg|!--|!DOCTYPE)/i.test(new TextDecoder().decode(bytes.slice(0, 200)));

type Source = { width: number; height: number; svg: string | null; image: () => ReturnType<typeof sharp> };
type Read = { ok: true; source: Source } | { ok: false; faults: string[] };

const drawn = (svg: string, width: number, side: number) =>
  sharp(Buffer.from(svg), { density: Math.min((72 * side) / width, 10_000) });

const readSource = async (bytes: Uint8Array): Promise<Read> => {
  if (bytes.byteLength > mostBytes) return { ok: false, faults: ['has more than 4 MB'] };
  if (isSvg(bytes)) {
    const checked = checkedSvg(bytes);
    if (!checked.ok) return checked;
    const { svg, width, height } = checked;
    return {
      ok: true,
      source: { width, height, svg, image: () => drawn(svg, Math.max(width, height), masterSide) },
    };
  }
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    if (!['png', 'webp', 'jpeg'].includes(format))
      return { ok: false, faults: ['is neither SVG, PNG, WebP nor JPEG'] };
    return { ok: true, source: { width, height, svg: null, image: () => sharp(bytes).rotate() } };
  } catch {
    return { ok: false, faults: ['is neither SVG, PNG, WebP nor JPEG'] };
  }
};

const logoRow = async (role: string, { svg, width, height, image }: Source): Promise<BrandPictureRow> => {
  if (svg !== null)
    return {
      role,
      media_type: 'image/svg+xml',
      width: Math.ceil(width),
      height: Math.ceil(height),
      bytes: Buffer.from(svg),
    };
  const { data, info } = await image()
    .resize({ ...logoBox, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, alphaQuality: 100 })
    .toBuffer({ resolveWithObject: true });
  return { role, media_type: 'image/webp', width: info.width, height: info.height, bytes: data };
};

const png = (role: string, side: number, image: ReturnType<typeof sharp>): Promise<BrandPictureRow> =>
  image
    .resize(side, side)
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer()
    .then((bytes) => ({ role, media_type: 'image/png', width: side, height: side, bytes }));

const corners = (side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side * corner}"/></svg>`,
  );

/** A drawing with rounded corners, as browsers show it in a tab. */
const roundedSvg = ({ svg, width, height }: { svg: string; width: number; height: number }): string => {
  const inner = svg.replace(
    '<svg',
    `<svg x="0" y="0" ${/\swidth=/.test(svg.slice(0, svg.indexOf('>'))) ? '' : `width="${width}" height="${height}" `}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><clipPath id="corners"><rect width="${width}" height="${height}" rx="${Math.round(width * corner * 100) / 100}"/></clipPath><g clip-path="url(#corners)">${inner}</g></svg>`;
};

/** A drawn icon stays a drawing, sharp at every size. */
const faviconOf = (icon: Source | undefined): BrandPictureRow | null => {
  if (!icon || icon.svg === null) return null;
  const [width, height] = [Math.ceil(icon.width), Math.ceil(icon.height)];
  const bytes = Buffer.from(roundedSvg({ ...icon, svg: icon.svg }));
  return { role: 'icon', media_type: 'image/svg+xml', width, height, bytes };
};

const iconRows = async ({
  icon,
  logo,
}: {
  icon: Source | undefined;
  logo: Source | undefined;
}): Promise<BrandPictureRow[]> => {
  const source = icon ?? logo;
  if (source === undefined) return [];
  const inner = Math.round(masterSide * logoOnIcon);
  const square = await (
    icon
      ? icon.image().resize(masterSide, masterSide)
      : sharp({
          create: { width: masterSide, height: masterSide, channels: 4, background: '#ffffff' },
        }).composite([
          { input: await source.image().resize(inner, inner, { fit: 'inside' }).png().toBuffer() },
        ])
  )
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  const rounded = await sharp(square)
    .composite([{ input: corners(masterSide), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return Promise.all([
    faviconOf(icon) ?? png('icon', faviconSide, sharp(rounded)),
    ...iconSides.map((side) => png(`any-${side}`, side, sharp(rounded))),
    ...iconSides.map((side) => png(`maskable-${side}`, side, sharp(square))),
    png(`touch-${touchSide}`, touchSide, sharp(square)),
  ]);
};

/** A picture that has the size already stays as it is. */
const screenshotRow = async (
  language: string,
  form: 'narrow' | 'wide',
  given: Uint8Array,
): Promise<BrandPictureRow> => {
  const { width, height } = screenshotSizes[form];
  const { format, ...size } = await sharp(given).metadata();
  const isRight = format === 'webp' && size.width === width && size.height === height;
  const bytes = isRight
    ? Buffer.from(given)
    : await sharp(given).resize(width, height).webp({ quality: 75 }).toBuffer();
  return { role: `screenshot-${language}-${form}`, media_type: 'image/webp', width, height, bytes };
};

/**
 * Draws the logo and the icons of browser and phone from an owner's files. Runs in a command of its own, never
 * in a server: a drawing is somebody's file. `faults` says what is wrong with which file.
 */
export const drawBrand = async ({ screenshots = {}, ...files }: DrawnFiles): Promise<DrawnBrand> => {
  const faults: string[] = [];
  const sources: Partial<Record<keyof typeof files, Source>> = {};
  for (const [name, bytes] of Object.entries(files)) {
    const read = await readSource(bytes);
    if (read.ok) sources[name as keyof typeof files] = read.source;
    else faults.push(...read.faults.map((fault) => `${name}: ${fault}`));
  }
  const { logo, logo_dark: dark, icon } = sources;
  if (icon && Math.abs(icon.width / icon.height - 1) > 0.02) faults.push('icon: is not square');
  if (faults.length > 0) return { faults, pictures: [] };
  const shots = Object.entries(screenshots).flatMap(([language, forms]) =>
    Object.entries(forms).map(([form, bytes]) => screenshotRow(language, form as 'narrow' | 'wide', bytes)),
  );
  const pictures = await Promise.all([
    ...(logo ? [logoRow('logo', logo)] : []),
    ...(dark ? [logoRow('logo-dark', dark)] : []),
    ...shots,
  ]);
  return { faults, pictures: [...pictures, ...(await iconRows({ icon, logo }))] };
};
