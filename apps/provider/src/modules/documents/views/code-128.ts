/** Widths of bars and spaces in turn, for the values 0 to 105 (ISO/IEC 15417); each symbol is 11 modules wide. */
const symbols = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const stop = '2331112';
const [switchToB, startB, startC] = [100, 104, 105];

/** The quiet zone before and after the bars, in modules. */
const quiet = 10;

/** Pairs of digits take one symbol each; a last odd digit, and everything else, takes one a character. */
const valuesOf = (text: string): number[] => {
  const single = (character: string): number => character.charCodeAt(0) - 32;
  if (!/^\d{4,}$/.test(text)) return [startB, ...Array.from(text, single)];
  const pairs = text.match(/\d\d/g) ?? [];
  const odd = text.length % 2 === 0 ? [] : [switchToB, single(text.at(-1) ?? '')];
  return [startC, ...pairs.map(Number), ...odd];
};

/**
 * Returns the widths of bars and spaces, beginning with a bar, of a text as Code 128; null for no text, for one
 * beyond ASCII, and for one of more than 32 characters, whose bars no scanner would tell apart.
 */
export const code128 = (text: string): number[] | null => {
  if (!/^[ -~]{1,32}$/.test(text)) return null;
  const values = valuesOf(text);
  const check = values.reduce((sum, value, place) => sum + value * Math.max(place, 1), 0) % 103;
  return [...values, check]
    .flatMap((value) => [...(symbols[value] ?? '')].map(Number))
    .concat([...stop].map(Number));
};

/** Returns the barcode of a text as SVG, one unit a module, with its quiet zones; null when it has none. */
export const barcodeSvg = (text: string): string | null => {
  const widths = code128(text);
  if (widths === null) return null;
  let at = quiet;
  const bars = widths.map((width, place) => {
    const bar = place % 2 === 0 ? `M${at} 0h${width}v32h-${width}z` : '';
    at += width;
    return bar;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${at + quiet} 32"><path d="${bars.join('')}"/></svg>`;
};
