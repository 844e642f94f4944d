import { decodeHTML } from 'entities';

const blocks = /<\/?(?:p|ul|ol|div|h[1-6]|table|tr|blockquote)(?:\s[^>]*)?>/gi;
const points = /<li(?:\s[^>]*)?>/gi;
const breaks = /<br(?:\s[^>]*)?\/?>/gi;
const betweenCells = /<\/t[dh]>\s*<t[dh](?:\s[^>]*)?>/gi;
/** Stands between two cells until the row is a line. */
const cellSign = '\u001f';
const anyTag = /<\/?[a-z][^>]*>|<\/>/gi;

/** A name or label: entities decoded once, runs of white space one space, none around. */
export const plainLabel = (html: string): string => decodeHTML(html).replace(/\s+/g, ' ').trim();

/** Two cells are a word and what it means; more are parted by blanks. */
const withCells = (line: string): string => {
  const cells = line
    .split(cellSign)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const [first = '', second = ''] = cells;
  return cells.length === 2 ? `${first.replace(/\s*:$/, '')}: ${second}` : cells.join(' ');
};

/**
 * A description as plain text: paragraphs between empty lines, list points on lines beginning with '• '.
 * The two cells of a table's row are parted by a colon. Tags go whether they are balanced or not; entities are decoded once, after the tags are gone.
 * Text without any tag keeps its own lines.
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
