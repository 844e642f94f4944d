/** Matches a row of a size guide. Its first cell is the size. */
const sizeRow = /<tr>(\s*<th scope="row">([^<]*)<\/th>.*?<\/tr>)\s*/gs;

const plain = (text: string): string => text.replaceAll('&amp;', '&').trim();

/**
 * Returns a size guide's HTML for one product, without rows of sizes that are not offered and with the
 * chosen size's row marked as current. A guide that contains none of the sizes is returned unchanged.
 */
export const markedSizes = (
  html: string,
  { offered, chosen }: { offered: readonly string[]; chosen: string | undefined },
): string => {
  const labels = [...html.matchAll(sizeRow)].map(([, , label = '']) => plain(label));
  if (!labels.some((label) => offered.includes(label))) return html;
  return html.replace(sizeRow, (_, rest: string, label: string) => {
    const size = plain(label);
    if (!offered.includes(size)) return '';
    return `<tr${size === chosen ? ' aria-current="true"' : ''}>${rest}`;
  });
};
