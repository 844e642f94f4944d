import { renderJSONContentToString } from '@tiptap/static-renderer/json/html-string';
import type { RichMark, RichNode } from './rich-text.ts';

type Direction = 'ltr' | 'rtl';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Marks from the outermost on, so that a link with a bold word in it stays one link. */
const outermostFirst: readonly RichMark['type'][] = ['link', 'bold', 'italic', 'underline', 'strike'];
const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

const keyOf = (mark: RichMark | undefined): string =>
  mark === undefined ? '' : mark.type === 'link' ? `link ${mark.attrs.href} ${mark.attrs.title}` : mark.type;

const within = (mark: RichMark, html: string): string => {
  if (mark.type !== 'link') return `<${tags[mark.type]}>${html}</${tags[mark.type]}>`;
  const { href, title } = mark.attrs;
  return `<a href="${escaped(href)}"${title === null ? '' : ` title="${escaped(title)}"`}>${html}</a>`;
};

/** Text and breaks as HTML; what stands side by side under the same mark stands in one tag. */
const inlineHtml = (nodes: readonly RichNode[], at = 0): string => {
  const type = outermostFirst[at];
  if (type === undefined)
    return nodes.map((node) => (node.type === 'hardBreak' ? '<br />' : escaped(node.text ?? ''))).join('');
  const markOf = (node: RichNode): RichMark | undefined => node.marks?.find((mark) => mark.type === type);
  let html = '';
  for (let from = 0; from < nodes.length;) {
    const mark = markOf(nodes[from] as RichNode);
    let until = from + 1;
    while (until < nodes.length && keyOf(markOf(nodes[until] as RichNode)) === keyOf(mark)) until += 1;
    const inner = inlineHtml(nodes.slice(from, until), at + 1);
    html += mark === undefined ? inner : within(mark, inner);
    from = until;
  }
  return html;
};

const plainText = (nodes: readonly RichNode[]): string => nodes.map(({ text = '' }) => text).join('');

/** The direction of a text: that of its first letter (the first strong character of Unicode's rules). */
const directionOf = (text: string): Direction | null => {
  const [first] = /\p{L}/u.exec(text) ?? [];
  if (first === undefined) return null;
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first)
    ? 'rtl'
    : 'ltr';
};

/** The direction is written where it is not the page's; within lists it would take the mark to the other side. */
const directed = ({ attrs, content = [] }: RichNode, page: Direction | null, isInList: boolean): string => {
  const isFound = page !== null && !isInList;
  const chosen = attrs?.['dir'] ?? (isFound ? directionOf(plainText(content)) : null);
  return chosen === null || chosen === page ? '' : ` dir="${chosen}"`;
};

type Rendered = { node: RichNode; children: string[]; parent?: RichNode };

const isHeaderRow = ({ content = [] }: RichNode): boolean =>
  content.length > 0 && content.every(({ type }) => type === 'tableHeader');

const spans = ({ attrs }: RichNode): string =>
  (['colspan', 'rowspan'] as const)
    .filter((name) => Number(attrs?.[name] ?? 1) > 1)
    .map((name) => ` ${name}="${attrs?.[name]}"`)
    .join('');

const joined = ({ children }: Rendered): string => children.join('\n');

/** A list item or cell that begins with a paragraph has its text without one. */
const unwrapped = ({ node: { content = [] }, children: [first = '', ...others] }: Rendered): string => {
  const [paragraph] = content;
  const isPlain = paragraph?.type === 'paragraph' && (paragraph.attrs?.['dir'] ?? null) === null;
  const isOnlyText = content.slice(1).every(({ type }) => type !== 'paragraph');
  return [isPlain && isOnlyText ? inlineHtml(paragraph.content ?? []) : first, ...others].join('\n');
};

const tableHtml = ({ node, children }: Rendered): string => {
  const rows = node.content ?? [];
  const heads = rows.findIndex((row) => !isHeaderRow(row));
  const headRows = heads === -1 ? 0 : heads;
  const part = (tag: string, html: readonly string[]): string =>
    html.length === 0 ? '' : `<${tag}>\n${html.join('\n')}\n</${tag}>\n`;
  return `<table>\n${part('thead', children.slice(0, headRows))}${part('tbody', children.slice(headRows))}</table>`;
};

const headerHtml = (rendered: Rendered): string => {
  const scope = rendered.parent && isHeaderRow(rendered.parent) ? 'col' : 'row';
  return `<th scope="${scope}"${spans(rendered.node)}>${unwrapped(rendered)}</th>`;
};

/**
 * Returns a document of the editor as HTML: text and its structure, with pictures and blocks as the shop's
 * directives. Text of another direction than the page's says so; with null only where the writer chose it. It is
 * cleaned like any other HTML before it is stored.
 */
export const richTextHtml = (document: RichNode, page: Direction | null): string => {
  const nodes: Record<string, (rendered: Rendered) => string> = {
    doc: joined,
    paragraph: ({ node, parent }) =>
      `<p${directed(node, page, parent?.type === 'listItem')}>${inlineHtml(node.content ?? [])}</p>`,
    heading: ({ node }) => {
      const tag = `h${node.attrs?.['level']}`;
      return `<${tag}${directed(node, page, false)}>${inlineHtml(node.content ?? [])}</${tag}>`;
    },
    bulletList: (rendered) => `<ul>\n${joined(rendered)}\n</ul>`,
    orderedList: (rendered) => `<ol>\n${joined(rendered)}\n</ol>`,
    listItem: (rendered) => `<li>${unwrapped(rendered)}</li>`,
    blockquote: (rendered) => `<blockquote>\n${joined(rendered)}\n</blockquote>`,
    horizontalRule: () => '<hr />',
    table: tableHtml,
    tableRow: ({ children }) => `<tr>${children.join('')}</tr>`,
    tableCell: (rendered) => `<td${spans(rendered.node)}>${unwrapped(rendered)}</td>`,
    tableHeader: headerHtml,
    picture: ({ node: { attrs } }) =>
      `<img src="{{media url=${attrs?.['path']}}}" alt="${escaped(String(attrs?.['alt'] ?? ''))}" />`,
    sharedBlock: ({ node: { attrs } }) => `{{block id=${attrs?.['identifier']}}}`,
  };
  const render = renderJSONContentToString({
    nodeMapping: nodes as never,
    markMapping: {},
    // Text and breaks are written by the paragraph they stand in.
    unhandledNode: () => '',
    unhandledMark: ({ children }) => String(children ?? ''),
  });
  return render({ content: document as never });
};
