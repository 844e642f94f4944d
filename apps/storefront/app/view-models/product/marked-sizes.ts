/** A row of a size guide: its first cell names the size. */
const sizeRow = /<tr>(\s*<th scope="row">([^<]*)<\/th>.*?<\/tr>)\s*/gs;

const plain = (text: string): string => text.replaceAll('&amp;', '&').trim();

/**
 * A size guide's HTML for one product: without the rows of sizes that it does not come in, that of the chosen one marked as current. A guide
 * that speaks of none of them stays whole.
 */
export const markedSizes = (
  html: string,
  { offered, chosen }: { offered: readonly string[]; chosen: string | undefined },
): string => {
  const told = [...html.matchAll(sizeRow)].map(([, , label = '']) => plain(label));
  if (!told.some((label) => offered.includes(label))) return html;
  return html.replace(sizeRow, (_, rest: string, label: string) => {
    const size = plain(label);
    if (!offered.includes(size)) return '';
    return `<tr${size === chosen ? ' aria-current="true"' : ''}>${rest}`;
  });
};
