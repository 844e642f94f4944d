import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureMasters } from '@dijla/test-kit/served-pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePictureRequest, type PictureFiles } from './media.ts';

const { base, media, writeMaster, filesIn } = await pictureMasters();
const [many, other] = ['192.0.2.1', '198.51.100.1'];
const masters = Array.from({ length: 140 }, (_, place) => `d/many-${place}.webp`);
const here = new AbortController().signal;
const opened: PictureFiles[] = [];
/** Reads the masters' digests in advance, so that simultaneous requests enter the queue together. */
const filesOf = async (name: string): Promise<PictureFiles> => {
  const files = filesIn(join(base, name));
  opened.push(files);
  for (const path of [...masters, 'd/other.webp'])
    await read(files, `/img/400/400/identify/${path}`, { network: other, gone: here });
  return files;
};

const read = (
  files: PictureFiles,
  address: string,
  { network, gone }: { network: string; gone: AbortSignal },
) => {
  const request = parsePictureRequest(address);
  if (!request) throw new Error(`${address} is no picture's address`);
  return files.read(request, { takesAvif: false, network, gone: () => gone });
};

const ask = async (files: PictureFiles, path: string, { network = many, gone = here } = {}) => {
  const picture = await read(files, `/img/400/400/resize/${path}`, { network, gone });
  return picture === 'busy' || picture === undefined ? picture : 'made';
};

beforeAll(async () => {
  await writeMaster('d/other.webp', { width: 500, height: 500 });
  const master = readFileSync(join(media, 'd/other.webp'));
  // Bytes after the picture's end change its digest but not what it shows.
  for (const [place, name] of masters.entries())
    writeFileSync(join(media, name), Buffer.concat([master, Buffer.alloc(2 * place + 2)]));
});
afterAll(() => Promise.all(opened.map((files) => files.close())));

describe('pictures that are not made yet', () => {
  it("are made for one network while another's stand in line, of which some are turned away", async () => {
    const files = await filesOf('shares');
    let made = 0;
    const flood = masters.map(async (path) => {
      const picture = await ask(files, path);
      if (picture === 'made') made += 1;
      return picture;
    });
    // Waits until all of them are in the queue.
    await Promise.race(flood);
    expect(await ask(files, 'd/other.webp', { network: other })).toBe('made');
    expect(made).toBeLessThan(8);
    const answers = await Promise.all(flood);
    expect([answers.includes('busy'), made]).toEqual([
      true,
      answers.filter((picture) => picture === 'made').length,
    ]);
    expect(made).toBeGreaterThan(8);
  });

  it('are not made for who has gone', async () => {
    const files = await filesOf('gone');
    const leaving = new AbortController();
    const flood = masters.slice(0, 20).map((path) => ask(files, path, { gone: leaving.signal }));
    await Promise.race(flood);
    leaving.abort();
    expect((await Promise.all(flood)).filter((picture) => picture === 'made').length).toBeLessThan(8);
    expect(
      readdirSync(join(base, 'gone'), { recursive: true }).filter((name) => String(name).endsWith('.webp'))
        .length,
    ).toBeLessThan(8);
  });

  it('take one place for all of a network who want the same one, and are made while one of them is left', async () => {
    const files = await filesOf('same');
    const leaving = new AbortController();
    const before = masters.slice(0, 6).map((path) => ask(files, path));
    const first = ask(files, 'd/other.webp', { gone: leaving.signal });
    const rest = Array.from({ length: 60 }, () => ask(files, 'd/other.webp'));
    const abroad = ask(files, 'd/other.webp', { network: other });
    await Promise.race(before);
    leaving.abort();
    expect(new Set(await Promise.all([...before, ...rest, abroad, first]))).toEqual(new Set(['made']));
  });
});
