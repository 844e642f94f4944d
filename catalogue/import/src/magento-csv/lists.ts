/** The sample format's lists: one value a line, blank lines and spaces around values do not count. */
export const linesOf = (cell: string): string[] =>
  cell
    .split('\n')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** Lists with commas between: categories, additional_images. */
export const commaListOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** Pairs between commas; each between quotation marks where the export was made with its fields enclosed. */
const pairsIn = (cell: string): string[] => {
  if (!/^"[a-z][a-z0-9_]*=/.test(cell)) return cell.split(/,(?=[a-z][a-z0-9_]*=)/);
  return cell
    .replace(/^"|"$/g, '')
    .split(/","(?=[a-z][a-z0-9_]*=)/)
    .map((pair) => pair.replaceAll('""', '"'));
};

/**
 * `code=value,code=value` of additional_attributes; values of one code have bars between them, and a comma
 * begins a new pair only where `code=` follows: `climate=Hot|Cold,note=one, two` has two pairs.
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

/** Names along a path; a slash behind a backslash is part of a name. */
const namesIn = (path: string): string[] =>
  path.split(/(?<!\\)\//).map((name) => name.replaceAll('\\/', '/').trim());

/**
 * The categories of a product, each by its names below the root, whose own name every path begins with: `Default/Men/Tops,Default/Sale` is
 * Men, Tops and Sale. What follows a comma is another path only where it begins with a root, so that names may hold commas.
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

/** A path of names as the tree of categories knows it. */
export const namePathOf = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('/', '\\/')).join('/');

/** configurable_variation_labels: `color=Color,size=Size`. */
export const variationLabelsOf = (cell: string): [string, string][] =>
  [...attributePairsOf(cell)].map(([code, labels]) => [code, labels.join('|')]);

export type Variation = { sku: string; choices: Map<string, string> };

/** configurable_variations: bars between variants, commas within one, `sku=A-S,size=S,color=Red|sku=A-M,size=M,color=Red`. */
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
