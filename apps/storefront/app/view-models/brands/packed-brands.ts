import type { BrandGroup } from './brand-groups.ts';
import type { BrandLine } from './brand-view.ts';

/**
 * Hundreds of brands packed into one string for a page, as columns of equal fields. A field that is null for
 * all brands is left out.
 */
export type PackedBrands = string & { readonly packedBrands?: BrandGroup[] };

const fields = [
  'name',
  'otherName',
  'key',
  'count',
  'picture',
  'lang',
] as const satisfies readonly (keyof BrandLine)[];

type Columns = { groups: [letter: string | null, size: number][] } & {
  [Field in (typeof fields)[number]]?: BrandLine[Field][];
};

export const packedBrands = (groups: readonly BrandGroup[]): PackedBrands => {
  const lines = groups.flatMap(({ brands }) => brands);
  const columns = fields
    .filter((field) => lines.some((line) => line[field] !== null))
    .map((field) => [field, lines.map((line) => line[field])]);
  return JSON.stringify({
    groups: groups.map(({ letter, brands }) => [letter, brands.length]),
    ...Object.fromEntries(columns),
  });
};

/** Returns the groups from their packed form. */
export const unpackedBrands = (text: PackedBrands): BrandGroup[] => {
  const { groups, ...columns } = JSON.parse(text) as Columns;
  let from = 0;
  return groups.map(([letter, size]) => {
    const places = Array.from({ length: size }, (_, place) => from + place);
    from += size;
    return {
      letter,
      brands: places.map((place) => ({
        name: columns.name?.[place] ?? '',
        otherName: columns.otherName?.[place] ?? null,
        key: columns.key?.[place] ?? '',
        count: columns.count?.[place] ?? null,
        picture: columns.picture?.[place] ?? null,
        lang: columns.lang?.[place] ?? null,
      })),
    };
  });
};
