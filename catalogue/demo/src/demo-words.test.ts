import type { DemoLanguage } from './demo-language.ts';
import { describe, expect, it } from 'vitest';
import { wholeAttributes, wholeCategories } from './demo-definitions.ts';
import { demoContent } from './content/demo-content.ts';
import { demoBranches } from './content/branches.ts';
import { landingPages } from './content/landing-pages.ts';
import { demoVendors } from './vendors/demo-vendors.ts';
import { demoPosts } from './content/posts/demo-posts.ts';
import { demoProducts } from './demo-products.ts';
import { demoCarousels } from './records/demo-carousels.ts';
import { demoPromotions } from './records/demo-promotions.ts';
import { demoTransfer } from './records/demo-transfer.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns all strings nested in a value. */
const textsBelow = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isRecord(value) ? Object.values(value).flatMap(textsBelow) : [];
};

/** Returns the strings of one language nested in a value, wherever both languages occur side by side. */
const textsIn = (value: unknown, language: DemoLanguage): string[] => {
  if (!isRecord(value)) return [];
  return 'en' in value && 'ar' in value
    ? textsBelow(value[language])
    : Object.values(value).flatMap((below) => textsIn(below, language));
};

const products = [...demoProducts({ count: 2000, seed: 1 })].flatMap(({ products }) => products);
const skus = new Set(products.map(({ sku }) => sku));
const everything = [
  products,
  wholeAttributes(),
  wholeCategories(),
  demoContent,
  demoPosts,
  demoVendors,
  landingPages,
  demoBranches,
  demoCarousels(skus),
  demoPromotions,
  demoTransfer,
];

/** Returns the distinct texts that a shopper reads: HTML without tags and directives. */
const readIn = (language: DemoLanguage): string[] => [
  ...new Set(
    textsIn(everything, language).map((text) =>
      text
        .replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
        .replaceAll(/[ \n]+/g, (gap) => (gap.includes('\n') || text.includes('<') ? ' ' : gap)),
    ),
  ),
];

const english = readIn('en');
const arabic = readIn('ar');
const found = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => text.match(pattern)?.[0] ?? []);

describe('what shoppers read in the demo', () => {
  it('is there in both languages', () => {
    expect([english.length > 3_000, arabic.length > 3_000]).toEqual([true, true]);
  });

  it('calls products by their names, not goods', () => {
    expect(found(english, /.*\bgoods\b.*/i)).toEqual([]);
  });

  it('contracts as people speak', () => {
    expect(found(english, /.*\b(?:does not|do not|did not|cannot|could not|will not) \w.*/i)).toEqual([]);
  });

  it('is spelled as in America', () => {
    expect(
      found(
        english,
        /.*\b\w*(?:colour|flavour|neighbour|grey|litre|metre\b|centre|jewellery|aluminium|pyjama|cancelled|hobs?\b|matt\b).*/i,
      ),
    ).toEqual([]);
  });

  it('has no double space', () => {
    expect([...found(english, /.* {2}.*/), ...found(arabic, /.* {2}.*/)]).toEqual([]);
  });

  it('has Arabic marks between Arabic words, and no stretched letters', () => {
    expect(found(arabic, /.*\p{Script=Arabic}[,;?](?!\d).*|.*(?<!(?<!\p{L})[بل])ـ.*/u)).toEqual([]);
  });

  it('calls a thing by one Arabic name everywhere', () => {
    expect(found(arabic, /.*(?:أريكة|[اأ]لفيلم|[إا]نجليزي|مايكرويف|عميل|قسيمة|كوبون|الصمّون|مطّاط).*/)).toEqual(
      [],
    );
  });
});
