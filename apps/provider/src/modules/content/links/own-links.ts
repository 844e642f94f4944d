import type { Arrangement } from '@dijla/contract/arrangements';
import { isOwnLink } from '@dijla/contract/link-form';
import { languages } from '@dijla/contract/store-views';
import { replaceDirectives } from '../directives.ts';

const prefixed = new RegExp(`\\shref=(?:"|')/(?:${languages.join('|')})/([^"'#?]+)`, 'g');

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Returns a link as a path alone, as addresses of the shop are looked up. */
const pathIn = (link: string): string =>
  decoded(link.replace(/[?#].*$/s, ''))
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.html$/, '');

/** Returns the paths in a store to which cleaned HTML links, each once. */
export const linksInHtml = (html: string): string[] => {
  const found: string[] = [];
  replaceDirectives(html, ({ name, value }) => {
    if (name === 'store') found.push(pathIn(value));
    return '';
  });
  for (const [, path = ''] of html.matchAll(prefixed)) found.push(pathIn(path));
  return [...new Set(found)];
};

/** All texts within a value that are under one of these names. */
const valuesOf = (value: unknown, names: readonly string[]): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, member]) =>
        names.includes(name) && typeof member === 'string' ? [member] : valuesOf(member, names),
      );

/** Returns the paths in a store to which what is arranged links, each once. */
export const linksInArrangement = (arrangement: Arrangement): string[] => [
  ...new Set(valuesOf(arrangement, ['link']).filter(isOwnLink).map(pathIn)),
];
