import { fileURLToPath } from 'node:url';
import { languages } from '@dijla/contract/store-views';
import type { Plugin } from 'vite';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const appFolder = pathOf('../app/');
const textsModule = pathOf('../app/i18n/texts-in.ts');
const ownModules = new Set([textsModule, pathOf('../app/i18n/texts-in-languages.ts')]);
const loaderCall = /\btexts(In|Together)(?:<[^()]*?>)?\(([^()]*)\)/g;
const languagesCall = /\bawait textsInLanguages\(([^()]*)\)/g;
const literals = /^\s*'[\w/-]+'(?:\s*,\s*'[\w/-]+')*\s*,?\s*$/;

/** Begins the name of a module that the build makes of several subjects of one language. */
const together = 'virtual:texts/';

const fileOf = (subject: string, language: string): string => `@dijla/messages/${language}/${subject}`;
const importOf = (file: string): string => `import('${file}')`;

/** Returns the arguments of a call. Throws when one is not a literal: the build could not know it. */
const literalsIn = (found: string, named: string): string[] => {
  if (!literals.test(named)) throw new Error(`${found}: the subjects must be literals`);
  return [...named.matchAll(/'([^']+)'/g)].map(([, subject]) => subject ?? '');
};

const inEachLanguage = (valueOf: (language: string) => string): string =>
  `({ ${languages.map((language) => `${language}: ${valueOf(language)}`).join(', ')} })`;

const loaderOf = (subjects: readonly string[], language: string): string => {
  const imports = subjects.map((subject) => importOf(fileOf(subject, language)));
  return imports.length === 1 ? `() => ${imports[0]}` : `() => textsOfSubjects(${imports.join(', ')})`;
};

/**
 * Returns a module with each `textsIn('subject', …)` and `textsTogether('subject', …)` written as an import
 * for each language, and each `await textsInLanguages('subject', 'name')` as an object of what those files
 * export. Throws when an argument is not a literal.
 */
export const withPlainTextImports = (code: string): string => {
  const head: string[] = [];
  const withLoaders = code.replace(loaderCall, (found, kind: string, named: string) => {
    const subjects = literalsIn(found, named);
    if (kind === 'Together')
      return inEachLanguage(
        (language) => `() => ${importOf(`${together}${language}/${subjects.join('+')}`)}`,
      );
    if (subjects.length > 1 && head.length === 0)
      head.push(`import { textsOf as textsOfSubjects } from ${JSON.stringify(textsModule)};`);
    return inEachLanguage((language) => loaderOf(subjects, language));
  });
  const written = withLoaders.replace(languagesCall, (found, named: string) => {
    const [subject = '', name = ''] = literalsIn(found, named);
    const call = head.length;
    return inEachLanguage((language) => {
      head.push(`import { ${name} as texts${call}${language} } from '${fileOf(subject, language)}';`);
      return `texts${call}${language}`;
    });
  });
  return [...head, written].join('\n');
};

/** Returns what a module of several subjects exports; null for any other name. */
const textsTogetherAt = (id: string): string | null => {
  if (!id.startsWith(`\0${together}`)) return null;
  const [language = '', ...rest] = id.slice(together.length + 1).split('/');
  return rest
    .join('/')
    .split('+')
    .map((subject) => `export * from '${fileOf(subject, language)}';`)
    .join('\n');
};

/** Writes the calls that load texts as plain imports: a browser can load only files that the build knows. */
export const textsPlugin = {
  name: 'texts-in-each-language',
  enforce: 'pre',
  resolveId: (id: string) => (id.startsWith(together) ? `\0${id}` : null),
  load: textsTogetherAt,
  transform: (code: string, id: string) =>
    !ownModules.has(id) && id.startsWith(appFolder) && /\btexts(?:In|Together)/.test(code)
      ? { code: withPlainTextImports(code), map: null }
      : null,
} satisfies Plugin;
