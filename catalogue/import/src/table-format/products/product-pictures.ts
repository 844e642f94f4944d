import type { Mapping } from '../mapping/mapping.ts';
import { partsOf } from './product-categories.ts';
import type { RowFields } from '../row-fields.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Returns a picture path below the media folder: a URL is reduced to its file name, a path is kept.
 * `https://shop.example/files/cup.jpg?v=3` is `/cup.jpg`.
 */
export const picturePath = (given: string): string => {
  const isAddress = /^(?:https?:)?\/\//i.test(given);
  const path = decoded(given.replace(/[?#].*$/, '')).replaceAll('\\', '/');
  return `/${(isAddress ? path.slice(path.lastIndexOf('/') + 1) : path).replace(/^(?:\.?\/)+/, '')}`;
};

export const isPicturePath = (path: string): boolean =>
  /^(?:\/(?!\.)[\w.~-]+)+\.(?:jpe?g|png|webp)$/i.test(path);

/**
 * Returns the distinct pictures of rows in order. URLs may contain commas, so a list of them is split where
 * the next URL begins.
 */
export const productPictures = (rows: readonly RowFields[], { separators }: Mapping): string[] => {
  const cells = rows.flatMap((fields) => fields.values('pictures'));
  const parts = cells.flatMap((cell) =>
    separators.pictures === 'auto' && cell.includes('://')
      ? cell.split(/[\s,;|]+(?=https?:\/\/)/)
      : partsOf(cell, separators.pictures, ['|', ';', '\n', ',']),
  );
  return [
    ...new Set(
      parts
        .map((part) => part.replace(/[\s,;|]+$/, ''))
        .filter((part) => part !== '')
        .map(picturePath),
    ),
  ];
};
