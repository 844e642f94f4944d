import type { Language } from '@dijla/contract/store-views';

/**
 * Files of texts that no owner changes: the provider says them, alone or too, clients compare them, or they are shown in
 * a language other than the page's.
 */
export const fixedFiles: ReadonlySet<string> = new Set([
  'cart/baghdad',
  'cart/governorates',
  'cart/totals',
  'day-names',
  'desk/desk',
  'documents/invoice',
  'documents/labels',
  'documents/manifest',
  'documents/packing-slip',
  'documents/paper',
  'documents/pick-list',
  'failure',
  'mail/account',
  'mail/codes',
  'mail/frame',
  'mail/orders',
  'mail/staff',
  'product/card-day',
  'product/choice',
  'product/flag',
  'refusals',
  'store-offer',
]);

const keyForm = /^(?<file>[a-z-]+(?:\/[a-z-]+)?)\.(?<member>[A-Za-z0-9]+)$/;

/** Splits a key such as `cart/checkout.placeOrder`; null when it has another form. */
export const ownTextKey = (key: string): { file: string; member: string } | null => {
  const { file, member } = keyForm.exec(key)?.groups ?? {};
  return file === undefined || member === undefined ? null : { file, member };
};

/** Under which name a file of texts exports them: `cart/no-delivery` exports `noDelivery`. */
export const subjectOf = (file: string): string =>
  (file.split('/').at(-1) ?? file).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const shopsText = async (file: string, member: string, language: Language): Promise<unknown> => {
  try {
    const loaded = (await import(`@dijla/messages/${language}/${file}`)) as Record<string, object>;
    const texts = loaded[subjectOf(file)];
    return texts !== undefined && Object.hasOwn(texts, member)
      ? (texts as Record<string, unknown>)[member]
      : undefined;
  } catch {
    return undefined;
  }
};

/** Characters that stand for what a text inserts while it is tried. */
const mark = (place: number): string => String.fromCodePoint(0xe0_00 + place);
const tried = [0, 1, 2, 3, 11, 1234];

type Inserting = (...values: unknown[]) => unknown;

const said = (text: Inserting, values: readonly unknown[]): string | null => {
  try {
    const written = text(...values);
    return typeof written === 'string' ? written : null;
  } catch {
    return null;
  }
};

/**
 * Whether a text only inserts its values. One that has plural forms, or chooses its words by what is inserted,
 * cannot be one sentence of the owner.
 */
const insertsOnly = (text: Inserting): boolean => {
  const marks = Array.from({ length: text.length }, (_, place) => mark(place));
  const pattern = said(text, marks);
  if (pattern === null || marks.some((each) => pattern.split(each).length !== 2)) return false;
  return tried.every(
    (value) =>
      said(
        text,
        marks.map(() => value),
      ) === marks.reduce((written, each) => written.replace(each, String(value)), pattern),
  );
};

const placesIn = (text: string): string[] => [...new Set(text.match(/\{[^}]*\}?|\}/g) ?? [])].sort();

/**
 * Returns what is wrong with an owner's text in a language, or null. Where the shop's text inserts something,
 * the owner's says where, as `{1}`.
 */
export const ownTextFault = async (
  key: string,
  language: Language,
  text: string | null | undefined,
): Promise<string | null> => {
  const named = ownTextKey(key);
  if (named === null) return 'a key is a file and a member, such as frame.aboutShop';
  if (fixedFiles.has(named.file)) return `texts of ${named.file} cannot be changed`;
  const original = await shopsText(named.file, named.member, language);
  if (original === undefined) return 'the shop has no such text';
  if (text === null || text === undefined) return null;
  if (text.trim() === '') return 'is empty';
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  if (/[\u0000-\u0009\u000B-\u001F]/.test(text)) return 'has characters that cannot be seen';
  if (typeof original === 'string')
    return placesIn(text).length === 0 ? null : 'nothing is inserted here: leave out { and }';
  if (typeof original !== 'function' || !insertsOnly(original as Inserting))
    return 'this text has several forms and cannot be changed';
  const wanted = Array.from({ length: original.length }, (_, place) => `{${place + 1}}`);
  return placesIn(text).join() === wanted.join()
    ? null
    : `must have ${wanted.join(' and ')} where the shop inserts something, and no other { }`;
};
