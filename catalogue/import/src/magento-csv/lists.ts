/** The sample format's lists: one value a line, blank lines and spaces around values do not count. */
export const linesOf = (cell: string): string[] => cell.split('\n').map((value) => value.trim()).filter((value) => value !== '');

/** Lists with commas between: categories, additional_images. */
export const commaListOf = (cell: string): string[] => cell.split(',').map((value) => value.trim()).filter((value) => value !== '');

/**
 * `code=value,code=value` of additional_attributes; values of one code have bars between them, and a comma
 * begins a new pair only where `code=` follows: `climate=Hot|Cold,note=one, two` has two pairs.
 */
export const attributePairsOf = (cell: string): Map<string, string[]> => {
  const pairs = cell.split(/,(?=[a-z][a-z0-9_]*=)/).map((pair) => pair.trim());
  return new Map(
    pairs.filter((pair) => pair.includes('=')).map((pair) => {
      const sign = pair.indexOf('=');
      return [pair.slice(0, sign), pair.slice(sign + 1).split('|').map((value) => value.trim()).filter((value) => value !== '')];
    }),
  );
};

export type Variation = { sku: string; choices: Map<string, string> };

/** configurable_variations: bars between variants, commas within one, `sku=A-S,size=S,color=Red|sku=A-M,size=M,color=Red`. */
export const variationsOf = (cell: string): Variation[] =>
  cell.split('|').filter((variation) => variation.trim() !== '').map((variation) => {
    const pairs = attributePairsOf(variation);
    const choices = [...pairs].filter(([code]) => code !== 'sku').map(([code, values]): [string, string] => [code, values.join('|')]);
    return { sku: pairs.get('sku')?.join('|') ?? '', choices: new Map(choices) };
  });
