import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readPictureList } from '../studio/picture-list.ts';
import { photographed } from '../studio/pictures.ts';
import { forms } from './forms.ts';

const isThere = (path: string): boolean => existsSync(fileURLToPath(new URL(path, import.meta.url)));
const entries = Object.entries(forms);

describe('the forms of the Blender studio', () => {
  it('are all taken, with a mask when a tint reaches them and the views they name', async () => {
    const list = await readPictureList();
    const wrong = entries.filter(([name, { isTintable = false, side, detail }]) => {
      const views = [
        name,
        ...(side === undefined ? [] : [`${name}-side`]),
        ...(detail === undefined ? [] : [`${name}-detail`]),
      ];
      return (
        list[name]?.isTintable !== isTintable || JSON.stringify(list[name]?.views) !== JSON.stringify(views)
      );
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('are taken by no other studio', () => {
    expect(photographed.map(([name]) => name).filter((name) => Object.hasOwn(forms, name))).toEqual([]);
  });

  it('have a script, and the drawings they name', () => {
    const coversOf = ({ cover, books }: Readonly<Record<string, unknown>>): unknown[] =>
      [cover, ...(Array.isArray(books) ? books.map((one: { cover: string }) => one.cover) : [])].filter(
        (one) => one !== undefined,
      );
    const drawingsOf = (form: Readonly<Record<string, unknown>>): string[] => [
      ...coversOf(form).map((cover) => `print/covers/${cover}.svg`),
      ...('label' in form ? [`print/labels/${form['label']}.svg`] : []),
    ];
    const wrong = entries.filter(([, { script, form = {} }]) =>
      [`forms/${script}.py`, ...drawingsOf(form)].some((path) => !isThere(path)),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('that are garments have a cut', () => {
    const cuts = readFileSync(fileURLToPath(new URL('garments/cuts.py', import.meta.url)), 'utf8');
    const garments = entries.flatMap(([, { script, form }]) =>
      script === 'top' ? [String(form?.['garment'])] : [],
    );
    expect(garments).not.toEqual([]);
    expect(garments.filter((name) => !cuts.includes(`    '${name}': {`))).toEqual([]);
  });
});
