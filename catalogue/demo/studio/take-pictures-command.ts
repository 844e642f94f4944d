import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tintPixels } from '@dijla/provider/modules/media/media';
import sharp from 'sharp';
import { bytesOf, encodeMask, encodePicture, toneOf } from './rendering/encode-picture.ts';
import { openStudio } from './rendering/open-studio.ts';
import { addToPictureList, hashOf, picturesFolder, readPictureList } from './picture-list.ts';
import type { PictureEntry } from './picture-list.ts';
import { photographed, pictures, picturesOf } from './pictures.ts';
import type { Picture } from './pictures.ts';
import type { TakenPicture } from './rendering/stage.ts';

/**
 * Command of the picture studio, run by hand: `node catalogue/demo/studio/take-pictures-command.ts [NAME…]`.
 * Renders the named pictures (`kettle` includes `kettle-side` and `kettle-detail`; all without names),
 * writes `pictures/d/<name>.webp` and `.mask.webp` and their entries in `pictures/pictures.json`, and
 * updates the views listed there. `STUDIO_PROOFS=DIR` saves PNG proofs on warm ground, untinted and in two
 * tints; with `STUDIO_PROOFS_ONLY=1` nothing else is written, the proofs are small and quick, and a name
 * selects that picture only.
 */
/** A picture beside a person needs less detail. */
const widths = { front: 900, side: 900, detail: 900, scale: 720 };
const width = 900;
const isProofOnly = process.env['STUDIO_PROOFS_ONLY'] !== undefined;
const rendered = { front: 1000, side: 1000, detail: 1000, scale: 800 };
const proofSize = 700;
const mostBytes = { front: 36_000, side: 28_000, detail: 28_000, scale: 14_000 };
const proofTints: readonly [string, readonly [number, number, number]][] = [
  ['blue', [0x3f, 0x6e, 0xa8]],
  ['black', [0x22, 0x22, 0x26]],
];
const shelf = join(picturesFolder, 'd');

const flat = async (picture: Buffer, file: string): Promise<void> => {
  await sharp(picture).flatten({ background: '#f3eee6' }).resize(500).png().toFile(file);
};

const proof = async (
  name: string,
  master: Buffer,
  mask: Buffer | undefined,
  folder: string,
): Promise<void> => {
  await flat(master, join(folder, `${name}.png`));
  if (mask === undefined) return;
  const [body, cover] = await Promise.all(
    [master, mask].map((file) =>
      sharp(file).resize(width, width, { fit: 'fill' }).ensureAlpha().raw().toBuffer(),
    ),
  );
  for (const [tint, bytes] of proofTints) {
    if (!body || !cover) return;
    const pixels = Uint8Array.from(body);
    tintPixels(pixels, { mask: cover, tint: bytes, from: 0, to: width * width });
    const tinted = await sharp(pixels, { raw: { width, height: width, channels: 4 } })
      .png()
      .toBuffer();
    await flat(tinted, join(folder, `${name}~${tint}.png`));
  }
};

const entryOf = async (
  { name, form, shot }: Picture,
  master: Buffer,
  mask: Buffer | undefined,
): Promise<PictureEntry> => ({
  tone: await toneOf(master),
  hash: hashOf(master),
  ...(mask === undefined ? {} : { maskHash: hashOf(mask) }),
  isTintable: mask !== undefined,
  ...(shot === 'front' ? { views: picturesOf(name, form).map((one) => one.name) } : {}),
});

/** Lists the existing views in the entry of each front picture. */
const nameViews = async (): Promise<void> => {
  const list = await readPictureList();
  const named = photographed.flatMap(([name, form]): [string, PictureEntry][] => {
    const entry = list[name];
    return entry === undefined
      ? []
      : [
          [
            name,
            {
              ...entry,
              views: picturesOf(name, form)
                .map((one) => one.name)
                .filter((view) => list[view] !== undefined),
            },
          ],
        ];
  });
  await addToPictureList(Object.fromEntries(named));
};

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Picture): boolean =>
  wanted.length === 0 ||
  wanted.some(
    (one) =>
      name === one ||
      (!isProofOnly && (name === `${one}-side` || name === `${one}-detail` || name === `${one}-scale`)),
  );
const proofs = process.env['STUDIO_PROOFS'];
await mkdir(shelf, { recursive: true });
const studio = await openStudio();
for (const picture of pictures.filter(isWanted)) {
  const started = Date.now();
  const taken = (await studio.call(
    'takePicture',
    picture.name,
    isProofOnly ? proofSize : rendered[picture.shot],
  )) as TakenPicture;
  const master = await encodePicture(bytesOf(taken.master), widths[picture.shot], mostBytes[picture.shot]);
  const mask = taken.mask === null ? undefined : await encodeMask(bytesOf(taken.mask), master);
  if (proofs !== undefined) await proof(picture.name, master, mask, proofs);
  if (!isProofOnly) {
    await writeFile(join(shelf, `${picture.name}.webp`), master);
    if (mask) await writeFile(join(shelf, `${picture.name}.mask.webp`), mask);
    await addToPictureList({ [picture.name]: await entryOf(picture, master, mask) });
  }
  console.log(`${picture.name} ${master.length} + ${mask?.length ?? 0} bytes ${Date.now() - started} ms`);
}
await studio.close();
if (!isProofOnly) await nameViews();
