import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, storeViews } from '@dijla/contract/store-views';
import ts from '@typescript/typescript6';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const screens = '{apps/storefront/app,apps/back-office/app,packages/ui-kit/src}';

type Finding = { file: string; line: number; text: string };

const sources = (pattern: string, except: RegExp = /\.test\.tsx?$/): { file: string; code: string }[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !except.test(file))
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));

const nodesOf = (file: string, code: string, find: (node: ts.Node) => string | undefined): Finding[] => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const findings: Finding[] = [];
  const visit = (node: ts.Node) => {
    const text = find(node);
    if (text !== undefined)
      findings.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
};

const letter = /\p{L}/u;
const readAttributes = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label']);

/** Finds texts written into a screen instead of into `messages`. */
const ownWords = (file: string, code: string): Finding[] =>
  nodesOf(file, code, (node) => {
    if (ts.isJsxText(node) && letter.test(node.text)) return node.text.trim();
    if (
      ts.isJsxAttribute(node) &&
      readAttributes.has(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    ) {
      return letter.test(node.initializer.text) ? node.initializer.text : undefined;
    }
    return undefined;
  });

/** Finds URLs of the shop written by hand instead of with `paths`. */
const ownLinks = (file: string, code: string): Finding[] =>
  nodesOf(file, code, (node) => {
    if (
      !ts.isJsxAttribute(node) ||
      !['href', 'to', 'action'].includes(node.name.getText()) ||
      !node.initializer
    )
      return undefined;
    const literal = ts.isStringLiteral(node.initializer)
      ? node.initializer
      : ts.isJsxExpression(node.initializer)
        ? node.initializer.expression
        : undefined;
    if (!literal) return undefined;
    const text = ts.isStringLiteralLike(literal)
      ? literal.text
      : ts.isTemplateExpression(literal)
        ? literal.head.text
        : '';
    return text.startsWith('/') ? literal.getText() : undefined;
  });

const physicalClass =
  /(?:^|[\s"'`:])-?(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|rounded-tl|rounded-tr|rounded-bl|rounded-br|scroll-ml|scroll-mr)-(?:\[|\d|auto|px|full)|\btext-(?:left|right)\b|\bfloat-(?:left|right)\b/;
const physicalProperty =
  /(?:^|[\s;{])(?:margin|padding|border)-(?:left|right)\b|(?:^|[\s;{])(?:left|right)\s*:/;

const matchingLines = (file: string, code: string, pattern: RegExp): Finding[] =>
  code
    .split('\n')
    .flatMap((text, index) => (pattern.test(text) ? [{ file, line: index + 1, text: text.trim() }] : []));

describe('house rules of the screens', () => {
  it('keeps every word somebody reads in messages', () => {
    // The gallery of parts is for developers only and is not part of any build.
    const read = sources(`${screens}/**/*.tsx`).filter(({ file }) => !file.includes('/gallery-of-parts/'));
    expect(read.flatMap(({ file, code }) => ownWords(file, code))).toEqual([]);
  });

  it('makes every link in paths.ts', () => {
    expect(sources(`${screens}/**/*.tsx`).flatMap(({ file, code }) => ownLinks(file, code))).toEqual([]);
  });

  it('knows no left and no right, because Arabic is mirrored', () => {
    const classes = sources(`${screens}/**/*.tsx`).flatMap(({ file, code }) =>
      matchingLines(file, code, physicalClass),
    );
    const properties = sources(`${screens}/**/*.css`).flatMap(({ file, code }) =>
      matchingLines(file, code, physicalProperty),
    );
    expect([...classes, ...properties]).toEqual([]);
  });
});

const spoken = new Set<string>(languages);
/** Most files name none, and need not be parsed. */
const anyLanguage = new RegExp(`\\b(?:${languages.join('|')})\\b`);
const isLanguage = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isStringLiteralLike(node) && spoken.has(node.text);
const namesTwo = (names: readonly string[]): boolean =>
  new Set(names.filter((name) => spoken.has(name))).size > 1;
const namesIn = (members: readonly ts.Node[]): string[] =>
  members.flatMap((member) => {
    const name = (member as { name?: ts.Node }).name;
    return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [];
  });
const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
const listOfLanguages = new RegExp(
  languages
    .flatMap((one) => languages.filter((other) => other !== one).map((other) => `\\b${one}\\|${other}\\b`))
    .join('|'),
);

/** Finds places that name languages by themselves instead of following the list of the contract. */
const ownLanguages = (file: string, code: string): Finding[] =>
  nodesOf(file, code, (node) => {
    const isFound =
      (ts.isObjectLiteralExpression(node) && namesTwo(namesIn(node.properties))) ||
      (ts.isTypeLiteralNode(node) && namesTwo(namesIn(node.members))) ||
      (ts.isArrayLiteralExpression(node) && node.elements.filter(isLanguage).length > 1) ||
      (ts.isUnionTypeNode(node) &&
        node.types.filter((type) => ts.isLiteralTypeNode(type) && isLanguage(type.literal)).length > 1) ||
      (ts.isConditionalExpression(node) && isLanguage(node.whenTrue) && isLanguage(node.whenFalse)) ||
      (ts.isBinaryExpression(node) &&
        comparisons.has(node.operatorToken.kind) &&
        (isLanguage(node.left) || isLanguage(node.right))) ||
      (ts.isPropertyAccessExpression(node) && spoken.has(node.name.text)) ||
      (ts.isImportDeclaration(node) &&
        node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
        ts.isStringLiteral(node.moduleSpecifier) &&
        node.moduleSpecifier.text.startsWith('@dijla/messages/') &&
        spoken.has(node.moduleSpecifier.text.split('/')[2] ?? '')) ||
      ((ts.isRegularExpressionLiteral(node) || ts.isStringLiteralLike(node)) &&
        listOfLanguages.test(node.text));
    return isFound ? node.getText().slice(0, 80) : undefined;
  });

/** Files that name languages for a reason of their own; everything else follows the list. */
const ownReasons = [
  String.raw`\.test\.tsx?$`,
  // Doubles and made-up catalogs of tests.
  String.raw`^packages/(device/src/testing|commerce-rules/test)/|/arbitrary-[^/]+$`,
  // The list itself, the texts, and a demo that is written in two languages.
  String.raw`^packages/contract/src/store-views\.ts$|^packages/messages/|^catalogue/demo/|/gallery-of-parts/`,
  // They read exports of other shops, and tell Arabic from English by letters and by names of columns.
  String.raw`^catalogue/import/src/(magento-csv|shops|table-format)/`,
  // The tables of governorates, districts and places have names in two languages.
  String.raw`/store-views/region-sql\.ts$`,
  // The world outside the shop has languages of its own.
  String.raw`^apps/sandbox/`,
];
const isExcepted = new RegExp(`node_modules|/build/|${ownReasons.join('|')}`);

describe('languages', () => {
  it('are named in the list and nowhere else', () => {
    const read = sources('{apps,packages,catalogue}/**/*.{ts,tsx}', isExcepted).filter(({ code }) =>
      anyLanguage.test(code),
    );
    expect(read.flatMap(({ file, code }) => ownLanguages(file, code))).toEqual([]);
  });

  it('are not named by styles, but once, as those written in Arabic letters', () => {
    const styles = sources(`${screens}/**/*.css`);
    const named = styles.flatMap(({ file, code }) => matchingLines(file, code, /:lang\(|\[lang[~|]?=/));
    const [arabic, ...others] = named;
    expect(others).toEqual([]);
    expect(arabic?.text).toMatch(/^@custom-variant arabic /);
    const written = languages.filter((language) => storeViews[language].script === 'Arab');
    expect(written.filter((language) => !arabic?.text.includes(`:lang(${language})`))).toEqual([]);
  });
});

describe('the name of the demo', () => {
  /** Guesses of passwords, among them the names of rivers. */
  const aboutRivers = /\/passwords\/iraqi-words\.ts$/;

  it('is data of the demo, and in no page, text or answer', () => {
    const read = [
      ...sources(
        '{apps/storefront/app,apps/storefront/build-steps,apps/back-office/app,apps/provider/src,packages/*/src}/**/*.{ts,tsx,css,svg}',
      ),
    ].filter(({ file }) => !aboutRivers.test(file) && !file.endsWith('.generated.ts'));
    expect(read.flatMap(({ file, code }) => matchingLines(file, code, /Dijla|دجلة/))).toEqual([]);
  });
});

describe('the checks of the house rules', () => {
  it.each([
    ['a word between tags', '<p>Add to cart</p>', ownWords, 1],
    ['an Arabic word', '<p>أضف</p>', ownWords, 1],
    ['a label in an attribute', '<button aria-label="Close" />', ownWords, 1],
    ['a text from messages', '<p>{texts.add}</p>', ownWords, 0],
    ['signs without letters', '<p> · {price} </p>', ownWords, 0],
    ['a link by hand', '<a href="/en/cart">{x}</a>', ownLinks, 1],
    ['a link by template', '<a href={`/${store}/cart`}>{x}</a>', ownLinks, 1],
    ['a link from paths', '<a href={paths.cart(store)}>{x}</a>', ownLinks, 0],
    ['a fragment', '<a href="#main">{x}</a>', ownLinks, 0],
  ] as const)('see %s', (_, code, check, count) => {
    expect(check('a.tsx', `const A = () => ${code};`)).toHaveLength(count);
  });

  it.each([
    ["const a = { en: 'Hi', ar: 'مرحبا' };", 1],
    ['type Names = { en: string; ar: string };', 1],
    ["type Store = 'en' | 'ar';", 1],
    ["const both = ['en', 'ar'];", 1],
    ["const other = language === 'ar' ? 'en' : 'ar';", 2],
    ["if (language !== 'en') go();", 1],
    ['show(names.ar);', 1],
    ["import { cart } from '@dijla/messages/ar/cart/cart';", 1],
    ["import type { cart } from '@dijla/messages/en/cart/cart';", 0],
    ['const prefix = /^\\/(?:en|ar)/;', 1],
    ["new Intl.Collator('en');", 0],
    ["const a = { en: 'Hi' };", 0],
  ])('find the languages in %s', (code, count) => {
    expect(ownLanguages('a.ts', code)).toHaveLength(count);
  });

  it.each([
    ['className="ml-2"', true],
    ['className="flex -left-4"', true],
    ['className="md:pr-[3px]"', true],
    ['className="text-right"', true],
    ['className="ms-2 pe-4 start-0"', false],
    ['className="rounded-lg html-4"', false],
  ])('judge the class in %s', (code, isPhysical) => {
    expect(physicalClass.test(code)).toBe(isPhysical);
  });
});

describe('comboboxes', () => {
  it('share one handling of keys and of the active option', () => {
    const own = sources('{apps/storefront/app,apps/back-office/app,packages/*/src}/**/*.{ts,tsx}')
      .filter(({ code }) => /aria-activedescendant|ariaActiveDescendant/.test(code))
      .map(({ file }) => file);
    expect(own.map((file) => file.split('/').at(-1))).toEqual(['use-option-keys.ts']);
  });

  it('say whether their list is open, and which it is', () => {
    const comboboxes = sources('{apps/storefront/app,apps/back-office/app,packages/*/src}/**/*.tsx').filter(
      ({ code }) => /role="combobox"/.test(code),
    );
    expect(comboboxes.length).toBeGreaterThan(0);
    for (const { file, code } of comboboxes)
      expect([
        file,
        /aria-expanded/.test(code),
        /aria-controls/.test(code),
        /aria-autocomplete/.test(code),
      ]).toEqual([file, true, true, true]);
  });
});
