import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { encodeMask, encodePicture, toneOf } from '../studio/rendering/encode-picture.ts';
import { addToPictureList, hashOf, picturesFolder, readPictureList } from '../studio/picture-list.ts';
import type { PictureEntry } from '../studio/picture-list.ts';
import { type BlenderForm, forms } from './forms.ts';

/**
 * Command of the Blender studio, run by hand: `node catalogue/demo/blender-studio/take-pictures-command.ts
 * [NAME…]`. Renders the named forms (all without names) with their sides and details, and writes what the
 * three.js studio writes: `pictures/d/<name>.webp`, `.mask.webp` and their entries in
 * `pictures/pictures.json`. `STUDIO_SIDE` (pixels) and `STUDIO_SAMPLES` set size and quality.
 */
const side = Number(process.env['STUDIO_SIDE'] ?? 600);
const samples = Number(process.env['STUDIO_SAMPLES'] ?? 40);
const mostBytes = { front: 36_000, side: 28_000, detail: 28_000 };
const folder = dirname(fileURLToPath(import.meta.url));
const run = promisify(execFile);

type Shot = { name: string; kind: keyof typeof mostBytes; settings: Record<string, unknown> };

const shotsOf = (name: string, { side: sideTurn, detail, ...form }: BlenderForm): Shot[] => [
  { name, kind: 'front', settings: form },
  ...(sideTurn === undefined
    ? []
    : [{ name: `${name}-side`, kind: 'side', settings: { ...form, turn: sideTurn } } as const]),
  ...(detail === undefined
    ? []
    : [{ name: `${name}-detail`, kind: 'detail', settings: { ...form, detail } } as const]),
];

/** Renders one picture and returns its master and mask as PNG. */
const render = async (
  form: BlenderForm,
  { name, settings }: Shot,
): Promise<{ master: Buffer; mask: Buffer | undefined }> => {
  const kept = await mkdtemp(join(tmpdir(), 'blender-studio-'));
  const path = join(kept, name);
  await run(
    'nice',
    [
      '-n',
      '15',
      process.env['BLENDER'] ?? 'blender',
      '-b',
      '-noaudio',
      '--python-exit-code',
      '1',
      '-P',
      join(folder, 'studio.py'),
      '--',
      form.script,
      JSON.stringify(settings),
      path,
      String(side),
      String(samples),
    ],
    { env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }, maxBuffer: 64 * 1024 * 1024 },
  );
  const master = await readFile(`${path}.png`);
  const mask = form.isTintable ? await readFile(`${path}.mask.png`) : undefined;
  await rm(kept, { recursive: true });
  return { master, mask };
};

const take = async (name: string, form: BlenderForm): Promise<void> => {
  const views: string[] = [];
  for (const shot of shotsOf(name, form)) {
    const started = Date.now();
    const png = await render(form, shot);
    const master = await encodePicture(png.master, side, mostBytes[shot.kind]);
    const mask = png.mask && (await encodeMask(png.mask, master));
    await writeFile(join(picturesFolder, 'd', `${shot.name}.webp`), master);
    const maskFile = join(picturesFolder, 'd', `${shot.name}.mask.webp`);
    await (mask ? writeFile(maskFile, mask) : rm(maskFile, { force: true }));
    views.push(shot.name);
    const entry: PictureEntry = {
      tone: await toneOf(master),
      hash: hashOf(master),
      ...(mask ? { maskHash: hashOf(mask) } : {}),
      isTintable: mask !== undefined,
    };
    await addToPictureList({ [shot.name]: entry });
    console.log(`${shot.name} ${master.length} + ${mask?.length ?? 0} bytes ${Date.now() - started} ms`);
  }
  const front = (await readPictureList())[name];
  if (front) await addToPictureList({ [name]: { ...front, views } });
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(forms, name));
if (unknown.length > 0) throw new Error(`The Blender studio has no form ${unknown.join(', ')}`);
for (const [name, form] of Object.entries(forms))
  if (wanted.length === 0 || wanted.includes(name)) await take(name, form);
