/** Subtables of `cmap` that map Unicode, all planes or the first. */
const unicodeEncodings = new Set(['0 3', '0 4', '3 1', '3 10']);

const tableOffset = (font: DataView, tag: string): number => {
  const wanted = [...tag].reduce((value, letter) => value * 256 + letter.charCodeAt(0), 0);
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const entry = 12 + 16 * index;
    if (font.getUint32(entry) === wanted) return font.getUint32(entry + 8);
  }
  throw new Error(`the font has no table ${tag}`);
};

/** Format 4: segments of the first plane, each with a distance or a place in an array of glyphs. */
const addSegments = (font: DataView, table: number, covered: Set<number>): void => {
  const bytes = font.getUint16(table + 6);
  const [ends, starts] = [table + 14, table + 16 + bytes];
  const [deltas, ranges] = [starts + bytes, starts + 2 * bytes];
  for (let at = 0; at < bytes; at += 2) {
    const [start, range] = [font.getUint16(starts + at), font.getUint16(ranges + at)];
    for (let code = start; code <= font.getUint16(ends + at) && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code : font.getUint16(ranges + at + range + 2 * (code - start));
      if (range === 0 ? (code + font.getInt16(deltas + at)) % 0x1_0000 !== 0 : glyph !== 0) covered.add(code);
    }
  }
};

/** Format 12: groups of consecutive characters. */
const addGroups = (font: DataView, table: number, covered: Set<number>): void => {
  for (let group = 0; group < font.getUint32(table + 12); group += 1) {
    const at = table + 16 + 12 * group;
    for (let code = font.getUint32(at); code <= font.getUint32(at + 4); code += 1) covered.add(code);
  }
};

/** Returns the code points for which a TrueType font has a glyph. */
export const fontCoverage = (bytes: Uint8Array): Set<number> => {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [cmap, covered] = [tableOffset(font, 'cmap'), new Set<number>()];
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const entry = cmap + 4 + 8 * index;
    if (!unicodeEncodings.has(`${font.getUint16(entry)} ${font.getUint16(entry + 2)}`)) continue;
    const table = cmap + font.getUint32(entry + 4);
    const format = font.getUint16(table);
    if (format === 4) addSegments(font, table, covered);
    if (format === 12) addGroups(font, table, covered);
  }
  return covered;
};
