import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askForPicture, avifOrWebp, pictureMasters, servePictures } from '@dijla/test-kit/served-pictures';
import { describe, expect, it } from 'vitest';

const { base, writeMaster, filesIn, bound } = await pictureMasters();

describe('a form of a picture that is asked for', () => {
  it('makes no AVIF of what nobody asked for as such', async () => {
    const folder = join(base, 'webp-only');
    const own = filesIn(folder);
    const shop = await servePictures(own);
    await askForPicture(shop.port, '/img/100/100/resize/d/tee.webp', { accept: 'image/webp' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await shop.close();
    await own.close();
    expect(
      readdirSync(folder, { recursive: true }).filter((name) => name.toString().endsWith('.avif')),
    ).toEqual([]);
  });

  it('stays WebP where that is the smaller form', async () => {
    const folder = join(base, 'plain');
    const own = filesIn(folder);
    const shop = await servePictures(own);
    const path = '/img/100/100/resize/d/plain.webp';
    await writeMaster('d/plain.webp', { isPlain: true });
    const form = async () => {
      const { headers } = await askForPicture(shop.port, path, { accept: avifOrWebp });
      return [headers['content-type'], headers['cdn-cache-control']];
    };
    const first = await form();
    await expect.poll(form, { timeout: 20_000 }).toEqual(['image/webp', undefined]);
    await shop.close();
    await own.close();
    expect(first).toEqual(['image/webp', 'public, max-age=3600']);
  });

  it('makes a picture once for two who ask together, and keeps it over a restart', async () => {
    const folder = join(base, 'restart');
    const before = filesIn(folder);
    const shop = await servePictures(before);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => askForPicture(shop.port, '/img/200/200/resize/d/tee.webp')),
    );
    await shop.close();
    await before.close();
    const made = readdirSync(folder, { recursive: true }).filter((name) => name.toString().includes('.'));
    const [name = ''] = made.map(String);
    // A response with this content proves that the picture was not rendered again.
    writeFileSync(join(folder, name), 'kept');
    const after = filesIn(folder);
    const next = await servePictures(after);
    const again = await askForPicture(next.port, '/img/200/200/resize/d/tee.webp');
    await next.close();
    await after.close();
    expect([
      new Set(answers.map(({ body }) => body.toString('hex'))).size,
      made.length,
      again.body.toString(),
    ]).toEqual([1, 1, 'kept']);
  });

  it('asks to come back when too many are waiting', async () => {
    const shop = await servePictures({ read: async () => 'busy' });
    const { status, headers } = await askForPicture(shop.port, '/img/100/100/resize/d/tee.webp');
    await shop.close();
    expect([status, headers['retry-after'], headers['x-refusal'], headers['cache-control']]).toEqual([
      503,
      '2',
      'request.busy',
      'no-store',
    ]);
  });

  it('turns away most of many tints that no document names, and keeps none of them', async () => {
    const folder = join(base, 'tints');
    const own = filesIn(folder);
    const shop = await servePictures(own);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        askForPicture(shop.port, `/img/300/300/resize/d/tee~${String(number).padStart(6, '0')}.webp`),
      ),
    );
    const named = await askForPicture(shop.port, `/img/100/100/resize${await bound('/d/tee~1f4e79.webp')}`);
    await shop.close();
    await own.close();
    const kept = readdirSync(folder, { recursive: true }).filter((name) => name.toString().includes('.'));
    expect([
      answers.some(({ status }) => status === 503),
      answers.some(({ status }) => status === 200),
      named.status,
      kept.length,
    ]).toEqual([true, true, 200, 1]);
  });
});
