import { unseenColor } from '@dijla/commerce-rules/colors/brand-palette';
import { byLanguage, isStoreCode, type Language, languages } from '@dijla/contract/store-views';
import { z } from 'zod';
import { ownTextFault } from './own-text.ts';

/** Control characters, and marks that turn what follows them around. */
// oxlint-disable-next-line no-control-regex -- they are what is refused
const unreadable = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E]/;

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(most, `has more than ${most} characters`)
    .refine((text) => !/[<>]/.test(text), 'must be plain text, without < and >')
    .refine((text) => !unreadable.test(text), 'has characters that cannot be seen');
const inLanguages = <Text extends z.ZodType>(text: Text) =>
  z.strictObject(
    byLanguage(() => text.optional()),
    {
      error: `must be a text for each language: { ${languages.map((language) => `"${language}": "…"`).join(', ')} }`,
    },
  );
const hex = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => /^#[0-9a-f]{6}$/.test(text), 'is not a color such as #005b63');

/** Only what opens a page: `javascript:` and `data:` do not. */
const isPage = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && !/[\s<>"]/.test(text);
};

const contact = z.strictObject({
  hotline: z
    .string()
    .regex(/^\+?[0-9]{3,15}$/, 'is not a number such as +9647001234567 or 6699')
    .nullable(),
  whatsapp: z
    .string()
    .regex(/^\+[0-9]{7,15}$/, 'is not a number such as +9647001234567')
    .nullable(),
  email: z.email('is not an e-mail address').max(120).nullable(),
  hours: inLanguages(line(120).nullable()),
  address: inLanguages(line(200).nullable()),
  social: z.array(z.string().refine(isPage, 'is not the address of a page, https://…')).max(12),
  return_days: z.int().min(1).max(365).nullable(),
});

/**
 * What an owner says of the shop. Members that are absent stay as they are; null takes a text back. `texts`
 * are texts of the owner instead of the shop's, by key: `frame.aboutShop`.
 */
const shopBrandInput = z.strictObject({
  name: inLanguages(line(60)).optional(),
  company_name: inLanguages(line(120).nullable()).optional(),
  sender_name: inLanguages(
    line(60)
      .refine((text) => !text.includes('"'), 'must not have "')
      .nullable(),
  ).optional(),
  colors: z
    .strictObject({ accent: hex, accent_dark: hex.nullable().default(null) })
    .nullable()
    .optional(),
  shows_name: z.boolean().optional(),
  licence_number: line(60).nullable().optional(),
  tax_number: line(60).nullable().optional(),
  contact: contact.partial().optional(),
  texts: z.record(z.string(), inLanguages(z.string().max(600).nullable())).optional(),
});
export type ShopBrandInput = z.output<typeof shopBrandInput>;

const contrastFaults = {
  accent: 'colors.accent: is too light to be seen on a light page (3 : 1 at least); choose a darker one',
  accent_dark:
    'colors.accent_dark: is too dark to be seen on a dark page (3 : 1 at least); choose a lighter one',
} as const;

const textFaults = async ({ texts = {} }: ShopBrandInput): Promise<string[]> => {
  const given = Object.entries(texts).flatMap(([key, said]) =>
    Object.entries(said).map(([language, text]) => ({ key, language, text })),
  );
  const found = await Promise.all(
    given.map(async ({ key, language, text }) => {
      const fault = isStoreCode(language) ? await ownTextFault(key, language, text) : null;
      return fault === null ? [] : [`texts.${key}.${language}: ${fault}`];
    }),
  );
  return found.flat();
};

export type CheckedBrand = { ok: true; input: ShopBrandInput } | { ok: false; faults: string[] };

/** Checks what an owner gave; each fault says where it is and what is wrong with it. */
export const checkedBrand = async (given: unknown): Promise<CheckedBrand> => {
  const parsed = shopBrandInput.safeParse(given);
  if (!parsed.success)
    return {
      ok: false,
      faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
    };
  const input = parsed.data;
  const unseen = input.colors ? unseenColor(input.colors) : null;
  const faults = [...(unseen === null ? [] : [contrastFaults[unseen]]), ...(await textFaults(input))];
  return faults.length === 0 ? { ok: true, input } : { ok: false, faults };
};

/** Texts by language, without those that are absent. */
export const textsGiven = <Text>(
  texts: Partial<Record<Language, Text | undefined>> = {},
): [Language, Text][] =>
  languages.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [[language, text]];
  });
