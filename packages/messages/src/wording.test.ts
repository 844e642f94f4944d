import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Language = 'en' | 'ar';

const folderOf = (language: Language): URL => new URL(`${language}/`, import.meta.url);
const filesOf = (language: Language): string[] =>
  readdirSync(folderOf(language), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );

/** Removes comments and imports, which shoppers never see. */
const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');

/** The contents of quotes, with each template in one piece. */
const textsOf = (language: Language): string[] =>
  filesOf(language).flatMap((name) =>
    [
      ...withoutComments(readFileSync(new URL(name, folderOf(language)), 'utf8')).matchAll(
        /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
      ),
    ]
      .map(([text]) => text.slice(1, -1))
      .filter((text) => !/^[\w.-]+$/.test(text)),
  );

/** Texts quoted verbatim from the specification: its error catalog and its labels of orders. */
const quoted = new Set([
  'Cancelled by request',
  'Customer with number does not exist',
  'Error while sending reset password e-mail',
  'Invalid e-mail provided!',
  'Reset password feature does not work while offline!',
  'The product is out of stock and cannot be added to the cart!',
  'Product price is unknown, product cannot be added to the cart!',
  'The product that was requested does not exist. Verify the product and try again.',
  "${data.provider ?? ''} login cancelled",
]);

const english = textsOf('en').filter((text) => !quoted.has(text));
const arabic = textsOf('ar');
const found = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.filter((text) => pattern.test(text));

describe('the messages', () => {
  it('are there in both languages', () => {
    expect([english.length > 500, arabic.length > 500]).toEqual([true, true]);
    // Of the desk's subjects it is the type alone.
    expect(filesOf('en').filter((name) => !filesOf('ar').includes(name))).toEqual(['desk/desk.ts']);
  });

  it('call products by their names, not goods', () => {
    expect(found(english, /\bgoods\b/i)).toEqual([]);
  });

  it('contract as people speak, except what is quoted', () => {
    expect(
      found(english, /\b(?:does not|do not|did not|cannot|could not|will not|we will|it will) \w/i),
    ).toEqual([]);
  });

  it('are spelled as in America', () => {
    expect(found(english, /colour|cancelled|neighbour|e-mail|\bgrey\b/i)).toEqual([]);
  });

  it('have no double space', () => {
    expect(found([...english, ...arabic], /\S {2}\S/)).toEqual([]);
  });

  it('have Arabic marks between Arabic words, and no stretched letters', () => {
    expect(
      found(arabic, /\p{Script=Arabic}[,;?](?!\d)|[,;?]\s*\p{Script=Arabic}|(?<!(?<!\p{L})[بل])ـ/u),
    ).toEqual([]);
  });

  it('write the commonest Arabic words in one way', () => {
    expect(found(arabic, /تأكد|تحقق|[إا]نجليزي|عميل|كوبون|قسيمة/)).toEqual([]);
  });
});
