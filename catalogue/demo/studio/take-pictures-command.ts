import { createServer } from 'node:http';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { pictures } from './pictures.ts';

/**
 * The picture studio, run by hand: `node catalogue/demo/studio/take-pictures-command.ts [NAME…]`.
 * Renders every picture whose name starts with one of the names (all without), writes `pictures/d/<name>.webp`
 * and the tone of each to `pictures/tones.json`. `STUDIO_PROOFS=DIR` also keeps PNG proofs on warm ground.
 */
const studio = dirname(fileURLToPath(import.meta.url));
const output = join(studio, '../pictures');
/** The folder products name in front of their pictures. */
const shelf = join(output, 'd');
const three = dirname(dirname(fileURLToPath(import.meta.resolve('three'))));
const mostBytes = 40_000;
const side = 1200;

const page = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script type="importmap">
{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script><script type="module" src="/stage.ts"></script>`;

const server = createServer(async (request, response) => {
  const path = new URL(request.url ?? '/', 'http://studio').pathname;
  if (path === '/') {
    response.setHeader('content-type', 'text/html').end(page);
    return;
  }
  const source = await readFile(path.startsWith('/three/') ? join(three, path.slice(7)) : join(studio, path), 'utf8');
  response.setHeader('content-type', 'text/javascript').end(extname(path) === '.ts' ? stripTypeScriptTypes(source) : source);
});

/** The best quality whose WebP fits the bound. */
const encode = async (png: Buffer): Promise<Buffer> => {
  for (const quality of [86, 80, 74, 66, 58, 50, 40, 30]) {
    const encoded = await sharp(png).webp({ quality, alphaQuality: 80, effort: 6 }).toBuffer();
    if (encoded.length <= mostBytes) return encoded;
  }
  throw new Error(`A picture does not fit ${mostBytes} bytes at any quality`);
};

/** The average colour of what is opaque, as `#rrggbb`. */
const toneOf = async (png: Buffer): Promise<string> => {
  const { data } = await sharp(png).resize(64, 64).raw().toBuffer({ resolveWithObject: true });
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha < 200) continue;
    sums.forEach((_, channel) => (sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)));
    weight += 1;
  }
  return `#${sums.map((sum) => Math.round(sum / Math.max(weight, 1)).toString(16).padStart(2, '0')).join('')}`;
};

const wanted = process.argv.slice(2);
const chosen = pictures.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
await mkdir(shelf, { recursive: true });
const tonesFile = join(output, 'tones.json');
const tones: Record<string, string> = JSON.parse(await readFile(tonesFile, 'utf8').catch(() => '{}'));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const tab = await browser.newPage();
tab.on('console', (message) => message.type() === 'error' && console.error(message.text()));
tab.on('pageerror', (error) => console.error(error));
await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
await tab.waitForFunction('window.renderPicture');
for (const picture of chosen) {
  const started = Date.now();
  const address = await tab.evaluate(`window.renderPicture(${JSON.stringify(picture)}, ${side})`);
  const png = Buffer.from(String(address).split(',')[1] ?? '', 'base64');
  const encoded = await encode(png);
  await writeFile(join(shelf, `${picture.name}.webp`), encoded);
  tones[picture.name] = await toneOf(png);
  const proofs = process.env['STUDIO_PROOFS'];
  if (proofs !== undefined) await sharp(png).flatten({ background: '#f3eee6' }).resize(600).png().toFile(join(proofs, `${picture.name}.png`));
  console.log(`${picture.name} ${encoded.length} bytes ${tones[picture.name]} ${Date.now() - started} ms`);
}
await writeFile(tonesFile, `${JSON.stringify(Object.fromEntries(Object.entries(tones).toSorted(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`);
await browser.close();
server.close();
