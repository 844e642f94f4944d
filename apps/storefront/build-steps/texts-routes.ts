import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@dijla/contract/store-views';

/**
 * The routes that only bring texts, with their files in `packages/messages/src/<language>`: a page loads
 * those of the routes above it, in its own language. `catchesFailures` marks those below which a failed page
 * is shown in its place.
 */
const textsRoutes = {
  account: { subjects: ['account'], catchesFailures: true },
  blog: { subjects: ['blog'], catchesFailures: false },
  brands: { subjects: ['listing/brands', 'listing/listing'], catchesFailures: false },
  catalogue: { subjects: ['catalogue'], catchesFailures: true },
  checkout: { subjects: ['cart/checkout'], catchesFailures: false },
  gifts: { subjects: ['gift-card', 'catalogue'], catchesFailures: true },
  home: { subjects: ['cart/delivery', 'home'], catchesFailures: false },
  listed: { subjects: ['listing/listed', 'listing/listing'], catchesFailures: false },
  listing: { subjects: ['listing/listing'], catchesFailures: false },
  lists: { subjects: ['lists/lists'], catchesFailures: true },
  payment: { subjects: ['orders/payment'], catchesFailures: true },
  purchase: { subjects: ['cart/cart', 'cart/totals'], catchesFailures: true },
  results: { subjects: ['listing/listing', 'listing/results'], catchesFailures: false },
  rewards: { subjects: ['rewards'], catchesFailures: true },
  vendor: { subjects: ['vendor-sign-up'], catchesFailures: true },
  tracking: { subjects: ['orders/tracking'], catchesFailures: true },
} as const;
export type TextsRouteName = keyof typeof textsRoutes;

const storefront = fileURLToPath(new URL('../', import.meta.url));
/** Ignored by git, formatter and checks, and kept by React Router, which writes `types` beside it. */
const folder = '.react-router/routes';

/** A file of texts exports them under its own name: `vendor-sign-up.ts` exports `vendorSignUp`. */
const nameOf = (subject: string): string =>
  (subject.split('/').at(-1) ?? subject).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const importsOf = (subjects: readonly string[], language: Language): string =>
  subjects
    .map((subject) => `import { ${nameOf(subject)} } from '@dijla/messages/${language}/${subject}';`)
    .join('\n');

/** Returns the module of a route that brings texts in a language. */
const textsRouteSource = (name: TextsRouteName, language: Language): string => {
  const { subjects, catchesFailures } = textsRoutes[name];
  return `${importsOf(subjects, language)}
import { textsRoute } from '../../../app/i18n/texts.tsx';
${catchesFailures ? "export { PageFailure as ErrorBoundary } from '../../../app/features/failure/page-failure.tsx';\n" : ''}
export default textsRoute({ ${subjects.map(nameOf).join(', ')} });
`;
};

const storeRouteSource = (language: Language): string => `${importsOf(['shell', 'listing/search'], language)}
import { storeRoute } from '../../../app/routes/store-route.tsx';

export { clientLoader, shouldRevalidate } from '../../../app/routes/loading/store-client-loader.ts';
export { loader } from '../../../app/routes/loading/store-loader.ts';
export default storeRoute('${language}', { shell, search });
`;

/**
 * Writes the module of a route unless it is there already, and returns its path as routes name it, from the
 * folder `app`. Each language has a file of its own, because React Router loads routes by files.
 */
const written = (language: Language, name: string, source: string): string => {
  const path = `${folder}/${language}/${name}.tsx`;
  const file = join(storefront, path);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== source) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  return `../${path}`;
};

/** Returns the file of a route that brings texts in a language. */
export const textsRouteFile = (name: TextsRouteName, language: Language): string =>
  written(language, `${name}-texts-route`, textsRouteSource(name, language));

/** Returns the file of the route around every page of a language. */
export const storeRouteFile = (language: Language): string =>
  written(language, 'store-route', storeRouteSource(language));
