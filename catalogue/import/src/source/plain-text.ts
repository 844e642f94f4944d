import { decodeHTML } from 'entities';

const blocks = /<\/?(?:p|ul|ol|div|h[1-6]|table|tr|blockquote)(?:\s[^>]*)?>/gi;
const points = /<li(?:\s[^>]*)?>/gi;
const breaks = /<br(?:\s[^>]*)?\/?>/gi;
const betweenCells = /<\/t[dh]>\s*<t[dh](?:\s[^>]*)?>/gi;
/** Separates two cells until the row is converted to a line. */
const cellSign = '\u001f';
const anyTag = /<\/?[a-z][^>]*>|<\/>/gi;

/** Converts HTML to a name or label: decodes entities once, collapses white space and trims. */
export const plainLabel = (html: string): string => decodeHTML(html).replace(/\s+/g, ' ').trim();

/** Formats a table row: two cells as a term and its value, more cells separated by spaces. */
const withCells = (line: string): string => {
  const cells = line
    .split(cellSign)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const [first = '', second = ''] = cells;
  return cells.length === 2 ? `${first.replace(/\s*:$/, '')}: ${second}` : cells.join(' ');
};

/**
 * Converts an HTML description to plain text: blank lines between paragraphs, list items on lines starting
 * with '• ', and a colon between the two cells of a table row. Tags are removed whether or not they are
 * balanced; entities are decoded once, after the tags are removed. Text without tags keeps its lines.
 */
export const plainText = (html: string): string => {
  if (html.search(anyTag) === -1) return decodeHTML(html).trim();
  const lines = decodeHTML(
    html
      .replace(/\s+/g, ' ')
      .replace(betweenCells, cellSign)
      .replace(blocks, '\n\n')
      .replace(points, '\n&bull; ')
      .replace(breaks, '\n')
      .replace(anyTag, ''),
  )
    .split('\n')
    .map((line) =>
      withCells(line)
        .replace(/[^\S\n]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '•');
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
