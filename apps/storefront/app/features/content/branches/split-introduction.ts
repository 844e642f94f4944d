/** Elements that have no end. */
const empty = new Set(['br', 'hr', 'img', 'col', 'wbr']);

/**
 * Splits the HTML of a page before its first heading that stands in no other element: what comes before it
 * introduces the page. Without such a heading all of it does.
 */
export const splitIntroduction = (html: string): { introduction: string; rest: string } => {
  let depth = 0;
  for (const { 0: tag, 1: end = '', 2: name = '', index } of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/gi)) {
    if (depth === 0 && end === '' && /^h[2-4]$/i.test(name))
      return { introduction: html.slice(0, index), rest: html.slice(index) };
    if (!empty.has(name.toLowerCase()) && !tag.endsWith('/>')) depth += end === '' ? 1 : -1;
  }
  return { introduction: html, rest: '' };
};
