/** Parses a list of the sample format: one value per line, ignoring blank lines and surrounding spaces. */
export const linesOf = (cell: string): string[] =>
  cell
    .split('\n')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** Parses a comma-separated list: categories, additional_images. */
export const commaListOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** Splits comma-separated pairs; each is quoted when the export was made with enclosed fields. */
const pairsIn = (cell: string): string[] => {
  if (!/^"[a-z][a-z0-9_]*=/.test(cell)) return cell.split(/,(?=[a-z][a-z0-9_]*=)/);
  return cell
    .replace(/^"|"$/g, '')
    .split(/","(?=[a-z][a-z0-9_]*=)/)
    .map((pair) => pair.replaceAll('""', '"'));
};

/**
 * Parses `code=value,code=value` of additional_attributes. Bars separate several values of one code, and a
 * comma starts a new pair only where `code=` follows: `climate=Hot|Cold,note=one, two` has two pairs.
 */
export const attributePairsOf = (cell: string): Map<string, string[]> => {
  const pairs = pairsIn(cell).map((pair) => pair.trim());
  return new Map(
    pairs
      .filter((pair) => pair.includes('='))
      .map((pair) => {
        const sign = pair.indexOf('=');
        return [
          pair.slice(0, sign),
          pair
            .slice(sign + 1)
            .split('|')
            .map((value) => value.trim())
            .filter((value) => value !== ''),
        ];
      }),
  );
};

/** Splits a path into names; a slash after a backslash is part of a name. */
const namesIn = (path: string): string[] =>
  path.split(/(?<!\\)\//).map((name) => name.replaceAll('\\/', '/').trim());

/**
 * Parses the categories of a product as lists of names below the root category, which every path starts
 * with: `Default/Men/Tops,Default/Sale` is Men, Tops and Sale. A comma starts a new path only where a root
 * follows, so names may contain commas.
 */
export const categoryPathsOf = (cell: string): string[][] => {
  const paths: string[] = [];
  const [root] = namesIn(cell.split(',', 1)[0] ?? '');
  for (const part of cell.split(',')) {
    const isPath =
      paths.length === 0 || namesIn(part)[0] === root || (!/^\s/.test(part) && namesIn(part).length > 1);
    if (isPath) paths.push(part);
    else paths.push(`${paths.pop() ?? ''},${part}`);
  }
  return paths
    .map((path) =>
      namesIn(path)
        .slice(1)
        .filter((name) => name !== ''),
    )
    .filter((names) => names.length > 0);
};

/** Joins names to a path in the form that the category tree uses as its key. */
export const namePathOf = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('/', '\\/')).join('/');

/** Parses configurable_variation_labels: `color=Color,size=Size`. */
export const variationLabelsOf = (cell: string): [string, string][] =>
  [...attributePairsOf(cell)].map(([code, labels]) => [code, labels.join('|')]);

export type Variation = { sku: string; choices: Map<string, string> };

/**
 * Parses configurable_variations: bars separate variants, commas separate their members,
 * `sku=A-S,size=S,color=Red|sku=A-M,size=M,color=Red`.
 */
export const variationsOf = (cell: string): Variation[] =>
  cell
    .split('|')
    .filter((variation) => variation.trim() !== '')
    .map((variation) => {
      const pairs = attributePairsOf(variation);
      const choices = [...pairs]
        .filter(([code]) => code !== 'sku')
        .map(([code, values]): [string, string] => [code, values.join('|')]);
      return { sku: pairs.get('sku')?.join('|') ?? '', choices: new Map(choices) };
    });
