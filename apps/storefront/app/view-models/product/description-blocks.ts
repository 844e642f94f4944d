/**
 * Part of a description in one of the forms that a page shows. It contains text and never markup, so nothing
 * in it can run.
 */
export type DescriptionBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ndash: '–',
  mdash: '—',
  bull: '•',
};

const decoded = (text: string): string =>
  text
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi,
      // oxlint-disable-next-line max-params -- the match and the groups of the pattern
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name) return entities[name.toLowerCase()] ?? whole;
        const code = Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      },
    )
    .replace(/\s+/g, ' ')
    .trim();

const knownTag =
  /<\/?(?:p|div|ul|ol|li|br|b|i|strong|em|span|h[1-6]|a|table|tbody|tr|td|th|font|u)(?:\s[^<>]*)?\/?>/gi;
const hasMarkup = (text: string): boolean => text.search(knownTag) >= 0;

const blocksOfMarkup = (html: string): DescriptionBlock[] => {
  const marked = html
    .replace(/<li(?:\s[^<>]*)?>/gi, '\n•')
    .replace(/<\/?(?:p|div|ul|ol|br|h[1-6]|tr|table)(?:\s[^<>]*)?\/?>|<\/li>/gi, '\n')
    .replace(knownTag, '');
  return blocksOfLines(marked.split('\n'), decoded);
};

/** Returns the blocks of text lines. A line that begins with a bullet is a list item. */
const blocksOfLines = (lines: readonly string[], read: (text: string) => string): DescriptionBlock[] => {
  const blocks: DescriptionBlock[] = [];
  for (const line of lines) {
    const isItem = line.trimStart().startsWith('•');
    const text = read(isItem ? line.replace('•', '') : line);
    if (text === '') continue;
    const last = blocks.at(-1);
    if (!isItem) blocks.push({ kind: 'paragraph', text });
    else if (last?.kind === 'list') last.items.push(text);
    else blocks.push({ kind: 'list', items: [text] });
  }
  return blocks;
};

/**
 * Returns the paragraphs and lists of a description. Simple markup is interpreted; any other text is kept
 * unchanged.
 */
export const descriptionBlocks = (description: string): DescriptionBlock[] =>
  hasMarkup(description)
    ? blocksOfMarkup(description)
    : blocksOfLines(description.split('\n'), (text) => text.trim());
