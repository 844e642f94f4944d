import sanitizeHtml from 'sanitize-html';
import { withCanonicalDirectives } from './directives.ts';

const isOwnPicture = (source: string): boolean => source.startsWith('{{media ') || /^\/(?!\/)/.test(source);

/**
 * Removes block directives from attributes: a block is text and tags, so it could end the attribute or be a
 * URL of any scheme.
 */
const withoutBlocks: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).map(([name, value]) => [name, value.replace(/\{\{block [^{}]*\}\}/g, '')]),
  ),
});

/**
 * Allows text and its structure; nothing that is executed, changes the shop's appearance or is loaded from
 * elsewhere.
 */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'div',
    'section',
    'article',
    'span',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'a',
    'img',
    'strong',
    'em',
    's',
    'u',
    'sub',
    'sup',
    'small',
    'br',
    'hr',
    'blockquote',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'caption',
    'details',
    'summary',
    'bdi',
    'time',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'data-sku', 'data-at'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    '*': ['dir', 'lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { h1: 'h2', b: 'strong', i: 'em', strike: 's', center: 'div', '*': withoutBlocks },
  exclusiveFilter: ({ tag, attribs, text }) =>
    (tag === 'img' && !isOwnPicture(attribs['src'] ?? '')) ||
    (['script', 'style'].includes(tag) && text === ''),
};

/** Returns the allowed part of HTML that has no directives, for a page at once. */
export const safeHtml = (html: string): string =>
  sanitizeHtml(html.replaceAll('\u0000', '').toWellFormed(), rules).trim();

/** Elements within each other at most: what is deeper takes minutes to clean, and nobody writes it. */
const mostNested = 100;
const tooDeep = Symbol('too deep');

/** Whether elements of HTML stand too deep within each other to be cleaned. */
export const isTooDeep = (html: string): boolean => {
  let depth = 0;
  const onOpenTag = (): void => {
    depth += 1;
    if (depth > mostNested) throw tooDeep;
  };
  const onCloseTag = (): void => void (depth -= 1);
  try {
    sanitizeHtml(html, { ...rules, onOpenTag, onCloseTag });
    return false;
  } catch (error) {
    if (error === tooDeep) return true;
    throw error;
  }
};

type Cleaned = { content: string; dropped: string[] };

const cleanedOnce = (html: string): Cleaned => {
  const { content, dropped } = withCanonicalDirectives(html);
  return { content: sanitizeHtml(content, rules).trim(), dropped };
};

/**
 * Maximum number of cleaning passes. Removing something may join its surroundings into something new, so the
 * result is cleaned again.
 */
const mostRounds = 8;

/**
 * Returns the allowed part of HTML: text and its structure, links, images of the shop's own media, and the
 * directives the shop knows (`{{store url=…}}`, `{{media url=…}}`, `{{block id=…}}`, `{{category key=…}}`).
 * Cleaning clean content changes nothing. `dropped` lists the unknown directives. HTML that still changes
 * after the last pass is reduced to plain text.
 */
export const cleanContent = (html: string): Cleaned => {
  let current = html.replaceAll('\u0000', '').toWellFormed();
  const dropped: string[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const cleaned = cleanedOnce(current);
    dropped.push(...cleaned.dropped);
    if (cleaned.content === current) return { content: current, dropped };
    current = cleaned.content;
  }
  return {
    content: sanitizeHtml(current, { allowedTags: [], allowedAttributes: {} }).replace(/[{}]/g, ''),
    dropped,
  };
};
