/** A mark of text in a document of the editor. */
export type RichMark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' }
  | { type: 'link'; attrs: { href: string; title: string | null } };

/** A text as the editor keeps it: nodes in nodes, with text and its marks innermost. */
export type RichNode = {
  type: string;
  attrs?: Readonly<Record<string, string | number | null>>;
  content?: readonly RichNode[];
  text?: string;
  marks?: readonly RichMark[];
};

type Attributes = Readonly<Record<string, unknown>>;
type NodeRule = {
  /** Names of groups, or of nodes, that it holds; nothing where absent. */
  holds?: readonly string[];
  group: 'block' | 'inline' | 'part';
  /** Returns the attributes that are kept; null where they do not do. */
  attributes?: (given: Attributes) => RichNode['attrs'] | null;
};

const textOf = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value.length <= most ? value : undefined;

const numberOf = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;

/** The direction that the writer chose; null finds it from the text. */
const directionOf = ({ dir }: Attributes): 'ltr' | 'rtl' | null =>
  dir === 'ltr' || dir === 'rtl' ? dir : null;

const cell: NodeRule = {
  group: 'part',
  holds: ['block'],
  attributes: ({ colspan = 1, rowspan = 1 }) => {
    const spans = { colspan: numberOf(colspan, 1, 50), rowspan: numberOf(rowspan, 1, 500) };
    return spans.colspan === undefined || spans.rowspan === undefined
      ? null
      : { colspan: spans.colspan, rowspan: spans.rowspan };
  },
};

const rules: Readonly<Record<string, NodeRule>> = {
  doc: { group: 'part', holds: ['block'] },
  paragraph: { group: 'block', holds: ['inline'], attributes: (given) => ({ dir: directionOf(given) }) },
  heading: {
    group: 'block',
    holds: ['inline'],
    attributes: (given) => {
      const level = numberOf(given['level'], 2, 6);
      return level === undefined ? null : { level, dir: directionOf(given) };
    },
  },
  bulletList: { group: 'block', holds: ['listItem'] },
  orderedList: { group: 'block', holds: ['listItem'] },
  listItem: { group: 'part', holds: ['block'] },
  blockquote: { group: 'block', holds: ['block'] },
  horizontalRule: { group: 'block' },
  table: { group: 'block', holds: ['tableRow'] },
  tableRow: { group: 'part', holds: ['tableCell', 'tableHeader'] },
  tableCell: cell,
  tableHeader: cell,
  /** A picture of the shop's media. */
  picture: {
    group: 'block',
    attributes: ({ path, alt }) => {
      const kept = { path: textOf(path, 400), alt: textOf(alt ?? '', 500) };
      return kept.path === undefined || kept.alt === undefined || !/^[^\s"'<>{}\\]+$/.test(kept.path)
        ? null
        : { path: kept.path, alt: kept.alt };
    },
  },
  /** A block of the shop, which stands here by its identifier. */
  sharedBlock: {
    group: 'block',
    attributes: ({ identifier }) =>
      typeof identifier === 'string' && /^[\w-]{1,100}$/.test(identifier) ? { identifier } : null,
  },
  hardBreak: { group: 'inline' },
};

const deepest = 40;
const mostNodes = 50_000;
const mostCharacters = 500_000;

const markOf = (given: unknown): RichMark | null => {
  if (typeof given !== 'object' || given === null) return null;
  const { type, attrs } = given as { type?: unknown; attrs?: Attributes };
  if (type === 'bold' || type === 'italic' || type === 'underline' || type === 'strike') return { type };
  if (type !== 'link') return null;
  const href = textOf(attrs?.['href'], 2000);
  return href === undefined
    ? null
    : { type, attrs: { href, title: textOf(attrs?.['title'] ?? undefined, 500) ?? null } };
};

type Room = { nodes: number; characters: number };

const marksOf = (given: unknown): RichMark[] | null => {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > 10) return null;
  const marks = given.map(markOf);
  return marks.includes(null) ? null : (marks as RichMark[]);
};

const readText = ({ text, marks }: { text?: unknown; marks?: unknown }, room: Room): RichNode | null => {
  const kept = marksOf(marks);
  if (typeof text !== 'string' || text === '' || kept === null) return null;
  room.characters -= text.length;
  if (room.characters < 0) return null;
  const shown = text.replaceAll('\u0000', '').toWellFormed();
  return kept.length === 0 ? { type: 'text', text: shown } : { type: 'text', text: shown, marks: kept };
};

const isHeld = (holds: readonly string[], { type }: RichNode): boolean =>
  holds.includes(type) || holds.includes(type === 'text' ? 'inline' : (rules[type]?.group ?? ''));

const readNode = (given: unknown, depth: number, room: Room): RichNode | null => {
  room.nodes -= 1;
  if (typeof given !== 'object' || given === null || depth > deepest || room.nodes < 0) return null;
  const { type, attrs = {}, content = [], ...text } = given as Record<string, unknown>;
  if (type === 'text') return readText(text, room);
  const rule = typeof type === 'string' && Object.hasOwn(rules, type) ? rules[type] : undefined;
  if (rule === undefined || !Array.isArray(content) || typeof attrs !== 'object') return null;
  const { holds = [] } = rule;
  const kept = rule.attributes?.((attrs ?? {}) as Attributes);
  if (kept === null) return null;
  const children: RichNode[] = [];
  for (const child of content) {
    const read = readNode(child, depth + 1, room);
    if (read === null || !isHeld(holds, read)) return null;
    children.push(read);
  }
  return {
    type: type as string,
    ...(kept && { attrs: kept }),
    ...(children.length > 0 && { content: children }),
  };
};

/**
 * Returns a document of the editor with what it may hold alone, of bounded size and depth; null where it holds
 * anything else.
 */
export const readRichText = (given: unknown): RichNode | null => {
  const read = readNode(given, 0, { nodes: mostNodes, characters: mostCharacters });
  return read?.type === 'doc' ? read : null;
};
