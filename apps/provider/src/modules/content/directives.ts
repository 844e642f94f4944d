/**
 * Magento directives that content may contain. In canonical form their values have no quotation marks, so
 * that a directive fits into an attribute.
 */
export type DirectiveName = 'store' | 'media' | 'block' | 'category';

/** A directive and its value: in `{{store url=about-us}}` the path 'about-us'. */
export type Directive = { name: DirectiveName; value: string };

const parameterOf: Readonly<Record<DirectiveName, string>> = {
  store: 'url',
  media: 'url',
  block: 'id',
  category: 'key',
};

const names = Object.keys(parameterOf) as DirectiveName[];
// Every repetition is bounded or can start at one place only, because these patterns match untrusted text.
const any = /\{\{(\/?[a-z]{1,40})(?![a-z])([^{}]{0,5000})\}\}/gi;
const parameter = /(?<![a-z_])([a-z_]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"']*))/gi;

const parametersOf = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(parameter))
    found.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  return found;
};

const decoded = (value: string): string => {
  try {
    return decodeURI(value);
  } catch {
    return value;
  }
};

/**
 * Returns a value that is safe in URLs: quotes, backslashes, braces and angle brackets are removed, other
 * characters percent-encoded.
 */
const safeValue = (value: string): string =>
  encodeURI(decoded(value.trim()).replace(/['"\\{}<>\s]+/g, (found) => (found.trim() === '' ? ' ' : '')));

const directiveOf = (name: string, text: string): Directive | undefined => {
  const parameters = parametersOf(text);
  if (name === 'widget') {
    const id = parameters.get('block_id');
    return id === undefined || id === '' ? undefined : { name: 'block', value: safeValue(id) };
  }
  const known = names.find((other) => other === name);
  const value =
    known === undefined
      ? undefined
      : (parameters.get(parameterOf[known]) ??
        (known === 'block' ? parameters.get('block_id') : parameters.get('direct_url')));
  return known === undefined || value === undefined ? undefined : { name: known, value: safeValue(value) };
};

const spelled = ({ name, value }: Directive): string => `{{${name} ${parameterOf[name]}=${value}}}`;

/**
 * Returns content with its directives in canonical form; unknown directives are removed and listed in
 * `dropped`.
 */
export const withCanonicalDirectives = (content: string): { content: string; dropped: string[] } => {
  const dropped: string[] = [];
  const canonical = content.replace(any, (whole: string, name: string, text: string) => {
    const directive = directiveOf(name.toLowerCase(), text);
    if (directive !== undefined) return spelled(directive);
    dropped.push(whole.length > 60 ? `${whole.slice(0, 57)}…` : whole);
    return '';
  });
  return { content: canonical, dropped };
};

const canonicalForm = /\{\{(store|media|block|category) (?:url|id|key)=([^\s{}]*)\}\}/g;

/** Replaces every canonical directive by the result of `resolve`. */
export const replaceDirectives = (content: string, resolve: (directive: Directive) => string): string =>
  content.replace(canonicalForm, (_, name: DirectiveName, value: string) => resolve({ name, value }));
