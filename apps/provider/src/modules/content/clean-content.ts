import sanitizeHtml from 'sanitize-html';
import { withCanonicalDirectives } from './directives.ts';

const isOwnPicture = (source: string): boolean => source.startsWith('{{media ') || /^\/(?!\/)/.test(source);

/** A block is text and tags: within an attribute it could end it, or be an address of any scheme. */
const withoutBlocks: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).map(([name, value]) => [name, value.replace(/\{\{block [^{}]*\}\}/g, '')]),
  ),
});

/** Text and its structure; nothing that runs, looks different from the shop, or is fetched from elsewhere. */
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

type Cleaned = { content: string; dropped: string[] };

const cleanedOnce = (html: string): Cleaned => {
  const { content, dropped } = withCanonicalDirectives(html);
  return { content: sanitizeHtml(content, rules).trim(), dropped };
};

/** Taking something out may join what stood around it to something new: so often at most it is looked at again. */
const mostRounds = 8;

/**
 * What of given HTML is kept: its text and structure, links, pictures of the shop's own media and the directives the shop knows
 * (`{{store url=…}}`, `{{media url=…}}`, `{{block id=…}}`, `{{category key=…}}`). Cleaning what is clean changes nothing.
 * `dropped` are the directives it has no meaning for. HTML that will not come to rest is kept as plain text.
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
