import type { RichNode } from '@dijla/rich-text/rich-text';
import { richTextHtml } from '@dijla/rich-text/rich-text-html';
import { DOMParser as DocumentParser, type Schema } from '@tiptap/pm/model';

type Policy = { createHTML: (html: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

const policyOf = (): Policy => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes
    ? trustedTypes.createPolicy('desk-text', { createHTML: (html) => html })
    : { createHTML: (html) => html };
  return policy;
};

const blockDirective = /\{\{block id=([\w-]+)\}\}/;

/** Puts an element in place of each block that stands between paragraphs, so that it is no text of one. */
const withBlocksApart = (body: HTMLElement): void => {
  for (const child of Array.from(body.childNodes)) {
    if (child.nodeType !== Node.TEXT_NODE || !blockDirective.test(child.textContent ?? '')) continue;
    const parts = (child.textContent ?? '').split(blockDirective);
    const made = parts.map((part, place) => {
      if (place % 2 === 0) return body.ownerDocument.createTextNode(part);
      const element = body.ownerDocument.createElement('div');
      element.dataset['block'] = part;
      return element;
    });
    child.replaceWith(...made);
  }
};

/** Parses HTML in a document of its own, in which nothing runs and nothing is loaded. */
const bodyOf = (html: string): HTMLElement => {
  const { body } = new DOMParser().parseFromString(policyOf().createHTML(html), 'text/html');
  withBlocksApart(body);
  return body;
};

const inline = new Set([
  'a',
  'strong',
  'em',
  'u',
  's',
  'br',
  'b',
  'i',
  'span',
  'sub',
  'sup',
  'small',
  'bdi',
  'time',
]);
const dropped = new Set(['thead', 'tbody']);

type Run = { text: string; marks: string };

const attributesOf = (element: Element): string =>
  [...element.attributes]
    // Which cells a heading is of is written anew, from where it stands.
    .filter(({ name, value }) => name !== 'scope' && !(/^(?:col|row)span$/.test(name) && value === '1'))
    .map(({ name, value }) => `${name}=${value}`)
    .toSorted()
    .join(' ');

const gathered = (runs: readonly Run[]): string => {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.marks === run.marks) last.text += run.text;
    else joined.push({ ...run });
  }
  const plain = joined.map(({ text, marks }) => ({ text: text.replace(/[ \t\r\n\f]+/g, ' '), marks }));
  let before = ' ';
  for (const run of plain) {
    if (/[ \u2028]$/.test(before)) run.text = run.text.replace(/^ /, '');
    if (run.text !== '') before = run.text;
  }
  const last = plain.findLast(({ text }) => text !== '');
  if (last) last.text = last.text.replace(/ $/, '');
  return plain
    .filter(({ text }) => text !== '')
    .map(({ text, marks }) => `[${marks}|${text}]`)
    .join('');
};

const runsOf = (node: Node, marks: readonly string[]): Run[] => {
  if (node.nodeType === Node.TEXT_NODE)
    return [{ text: node.textContent ?? '', marks: marks.toSorted().join(' + ') }];
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as Element;
  const tag = element.localName;
  if (tag === 'br') return [{ text: '\u2028', marks: '' }];
  const attributes = attributesOf(element);
  const own = attributes === '' ? tag : `${tag} ${attributes}`;
  return [...element.childNodes].flatMap((child) => runsOf(child, [...marks, own]));
};

const isInline = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE ||
  (node.nodeType === Node.ELEMENT_NODE && inline.has((node as Element).localName));

/** Writes what HTML says, however it is spelled: the same for texts that read the same. */
const meaningOf = (parent: Element, isItem = false): string => {
  const parts: string[] = [];
  let runs: Run[] = [];
  const close = (): void => {
    const said = gathered(runs);
    if (said !== '') parts.push(said);
    runs = [];
  };
  const children = [...parent.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
  for (const child of children) {
    if (isInline(child)) {
      runs.push(...runsOf(child, []));
      continue;
    }
    close();
    if (child.nodeType === Node.ELEMENT_NODE) parts.push(meaningOfElement(child as Element, isItem));
  }
  close();
  return parts.join('');
};

const meaningOfElement = (element: Element, isInItem: boolean): string => {
  const tag = element.localName;
  if (dropped.has(tag)) return meaningOf(element);
  const attributes = attributesOf(element);
  // A paragraph without words says nothing, and a new text is one.
  if (tag === 'p' && attributes === '' && element.childNodes.length === 0) return '';
  // An item and a cell that hold a paragraph read as if they held its text.
  if (tag === 'p' && isInItem && attributes === '') return meaningOf(element);
  return `<${tag} ${attributes}>${meaningOf(element, tag === 'li' || tag === 'td' || tag === 'th')}</${tag}>`;
};

/** Returns the tags of a text that are none of the editor's. */
const foreignTags = (body: HTMLElement, schemaTags: ReadonlySet<string>): string[] => [
  ...new Set(
    [...body.querySelectorAll('*')].map(({ localName }) => localName).filter((tag) => !schemaTags.has(tag)),
  ),
];

const known: ReadonlySet<string> = new Set(
  'p h2 h3 h4 h5 h6 ul ol li blockquote hr br a strong em u s img div table thead tbody tr th td'.split(' '),
);

/**
 * Returns HTML as a document of the editor; or what the editor cannot keep, when it cannot keep everything: the
 * text it would save is compared with the one it was given.
 */
export const parsedHtml = (
  html: string,
  schema: Schema,
): { document: RichNode } | { lost: readonly string[] } => {
  const body = bodyOf(html);
  const meaning = meaningOf(body);
  const document = DocumentParser.fromSchema(schema).parse(body).toJSON() as RichNode;
  const kept = meaningOf(bodyOf(richTextHtml(document, null)));
  return kept === meaning ? { document } : { lost: foreignTags(body, known) };
};
