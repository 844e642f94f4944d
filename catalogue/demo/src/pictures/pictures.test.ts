import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

type Entry = { tone: string; hash: string; maskHash?: string; isTintable: boolean; views?: string[] };

const folder = fileURLToPath(new URL('../../pictures/', import.meta.url));
const list: Record<string, Entry> = JSON.parse(readFileSync(`${folder}pictures.json`, 'utf8'));
const entries = Object.entries(list);
const master = (name: string): string => `${folder}d/${name}.webp`;
const mask = (name: string): string => `${folder}d/${name}.mask.webp`;
const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
const ratioOf = async (file: string): Promise<number> => {
  const { width, height } = await sharp(file).metadata();
  return width / height;
};

describe('the pictures of the studio', () => {
  it('are named by a list whose hashes are those of the files', () => {
    const wrong = entries.filter(
      ([name, entry]) =>
        hashOf(master(name)) !== entry.hash ||
        (entry.maskHash !== undefined && hashOf(mask(name)) !== entry.maskHash),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('have a mask exactly when they are tintable', () => {
    expect(
      entries
        .filter(([, entry]) => entry.isTintable !== (entry.maskHash !== undefined))
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('have masks of the shape of their masters, half as wide', async () => {
    const wrong: string[] = [];
    for (const [name] of entries.filter(([, one]) => one.isTintable)) {
      const [whole, half] = await Promise.all([sharp(master(name)).metadata(), sharp(mask(name)).metadata()]);
      if (half.width !== Math.round(whole.width / 2) || half.height !== Math.round(whole.height / 2))
        wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  it('name only views that exist, the front first', () => {
    const wrong = entries.filter(
      ([name, { views = [name] }]) => views[0] !== name || views.some((view) => !Object.hasOwn(list, view)),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('are all listed', () => {
    const files = readdirSync(`${folder}d`, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.webp'),
    );
    const unlisted = files.filter((file) => !Object.hasOwn(list, file.replace(/(?:\.mask)?\.webp$/, '')));
    expect(unlisted).toEqual([]);
  });

  it('are square but for the scenes, which are 3 by 2', async () => {
    const wrong: string[] = [];
    for (const [name] of entries)
      if ((await ratioOf(master(name))) !== (name.startsWith('scenes/') ? 1.5 : 1)) wrong.push(name);
    expect(wrong).toEqual([]);
  });

  // A set with countable pieces has its own picture for each number, and expensive products have several
  // views.
  it('take no more than 20 MB', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.reduce((sum, file) => sum + statSync(`${folder}${file}`).size, 0)).toBeLessThanOrEqual(
      20 * 1024 * 1024,
    );
  });
});
