import { fileURLToPath } from 'node:url';
import { languages } from '@dijla/contract/store-views';
import type { Plugin } from 'vite';

const textsModule = fileURLToPath(new URL('../app/i18n/texts-in.ts', import.meta.url));
const appFolder = fileURLToPath(new URL('../app/', import.meta.url));
const call = /\btextsIn(?:<[^()]*?>)?\(([^()]*)\)/g;
const literals = /^\s*'[\w/-]+'(?:\s*,\s*'[\w/-]+')*\s*,?\s*$/;

const importOf = (subject: string, language: string): string =>
  `import('@dijla/messages/${language}/${subject}')`;

const loaderOf = (subjects: readonly string[], language: string): string => {
  const imports = subjects.map((subject) => importOf(subject, language));
  return imports.length === 1 ? `() => ${imports[0]}` : `() => textsOfSubjects(${imports.join(', ')})`;
};

/**
 * Returns a module with each `textsIn('subject', …)` written as an import for each language. Throws when a
 * subject is not a literal.
 */
export const withPlainTextImports = (code: string): string => {
  let isMerging = false;
  const written = code.replace(call, (found, named: string) => {
    if (!literals.test(named)) throw new Error(`${found}: the subjects must be literals`);
    const subjects = [...named.matchAll(/'([^']+)'/g)].map(([, subject]) => subject ?? '');
    isMerging ||= subjects.length > 1;
    return `({ ${languages.map((language) => `${language}: ${loaderOf(subjects, language)}`).join(', ')} })`;
  });
  return isMerging
    ? `import { textsOf as textsOfSubjects } from ${JSON.stringify(textsModule)};\n${written}`
    : written;
};

/** Writes the calls of `textsIn` as plain imports: a browser can load only files that the build knows. */
export const textsPlugin: Plugin = {
  name: 'texts-in-each-language',
  enforce: 'pre',
  transform: (code, id) =>
    id !== textsModule && id.startsWith(appFolder) && code.includes('textsIn')
      ? { code: withPlainTextImports(code), map: null }
      : null,
};
