import { z } from 'zod';
import { languages } from '../../store-views.ts';
import { currencyCode } from '../../values/money.ts';

/** Highest amount of a catalog price, in minor units: the wire writes fifteen digits at most. */
const amountAtMost = 10_000_000_000;
const piecesAtMost = 10_000_000;
const [firstInstant, lastInstant] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

export const amounts = z
  .array(z.object({ currency: currencyCode, amount: z.int().min(0).max(amountAtMost) }))
  .min(1)
  .max(2)
  .refine((all) => new Set(all.map(({ currency }) => currency)).size === all.length, 'has a currency twice');

const instant = z.iso
  .datetime({ offset: true })
  .refine((at) => Date.parse(at) >= firstInstant && Date.parse(at) < lastInstant, 'should be in this century')
  .nullable();

const special = z
  .object({ from: instant, until: instant, amounts })
  .refine(
    ({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until),
    'should end after it begins',
  );

/** What is set of a product's prices for one piece. */
export const setPrices = z.object({ regular: amounts, specials: z.array(special).max(10) });

/** Text that PostgreSQL can keep: without NUL and halves of a surrogate pair. */
export const line = (atMost: number) =>
  z
    .string()
    .trim()
    .max(atMost)
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      'holds characters that cannot be kept',
    );

export const isWritten = (text: Readonly<Record<string, string>>): boolean =>
  Object.values(text).some((value) => value !== '');

/** Texts of a product in one language; one without a name has none in it. */
const texts = z
  .object({
    name: line(255),
    short_description: line(2000),
    description: line(60_000),
    meta_title: line(255),
    meta_description: line(500),
  })
  .refine((text) => text.name !== '' || !isWritten(text), {
    message: 'should have a name, as it has other texts',
    path: ['name'],
  });

const stock = z
  .object({
    qty: z.int().min(-piecesAtMost).max(piecesAtMost),
    /** Whether pieces are counted; where not, it can always be ordered. */
    manage_stock: z.boolean(),
    /** The owner's switch. */
    is_in_stock: z.boolean(),
    min_sale_qty: z.int().min(1).max(10_000),
    max_sale_qty: z.int().min(1).max(10_000),
  })
  .refine(({ qty, manage_stock }) => qty >= 0 || !manage_stock, {
    message: 'should not be below nothing',
    path: ['qty'],
  })
  .refine(({ min_sale_qty, max_sale_qty }) => min_sale_qty <= max_sale_qty, {
    message: 'should not be below min_sale_qty',
    path: ['max_sale_qty'],
  });

/** Letters and digits of any script with hyphens, as stands in addresses. */
export const slug = z
  .string()
  .trim()
  .max(200)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u, 'should be letters, digits and hyphens');

/** A number that a product is ordered by. */
export const sku = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[^\s/\\%?#\p{C}]+(?: [^\s/\\%?#\p{C}]+)*$/u, 'should be letters, digits and hyphens');

/** What is in a picture, in a few words. */
const picture = z.object({
  path: z.string().min(1).max(400),
  /** By language; the product's name where it is empty. */
  alt: z.record(z.enum(languages), line(200)),
});

const attributeCode = z.string().min(1).max(255);
/** Attributes of one product, and options of one of them. */
const [attributesAtMost, optionsAtMost] = [300, 200];
const numberAtMost = 1e12;

/** What a product has of an attribute: the code of an option, codes of several, a number, a day, or yes and no. */
const attributeValue = z.union([
  line(2000),
  z.array(attributeCode).min(1).max(optionsAtMost),
  z.number().min(-numberAtMost).max(numberAtMost),
  z.boolean(),
]);

const few = (all: object): boolean => Object.keys(all).length <= attributesAtMost;
const tooMany = `should be ${attributesAtMost} at most`;

const product = z.object({
  is_enabled: z.boolean(),
  /** 1 not visible by itself, 2 in categories, 3 in searches, 4 in both. */
  visibility: z.int().min(1).max(4),
  url_key: slug,
  tax_class_id: z.int().min(0).max(2_147_483_647),
  /** A class of bulky goods, or null. */
  size_class: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .nullable(),
  /** Code of an option of the attribute `brand`, or null. */
  brand: z.string().min(1).max(255).nullable(),
  /** What it has of the other attributes, by code, without those of text and those its variants are told apart by. */
  attributes: z.record(attributeCode, attributeValue).refine(few, tooMany),
  /** What it says in attributes of text, by code. */
  attribute_texts: z.record(attributeCode, z.record(z.enum(languages), line(2000))).refine(few, tooMany),
  /** Paths of its categories. */
  categories: z.array(z.string().min(1).max(1000)).max(50),
  texts: z.record(z.enum(languages), texts),
  /** In their order, the first of which lists show; each once. */
  pictures: z
    .array(picture)
    .max(40)
    .refine((all) => new Set(all.map(({ path }) => path)).size === all.length, 'has a picture twice'),
  /** What is set, without what is derived from it; null where its parts have prices, or it has none. */
  prices: setPrices.nullable(),
  /** Null where its parts have stock. */
  stock: stock.nullable(),
});

type Texted = Pick<z.infer<typeof product>, 'texts'> &
  Partial<Pick<z.infer<typeof product>, 'attribute_texts'>>;

/** A product has a name in a language, and in each in which it says anything. */
const hasNames = ({ texts: all, attribute_texts: said = {} }: Texted, context: z.RefinementCtx): void => {
  const nameless = languages.find(
    (language) => all[language].name === '' && Object.values(said).some((text) => text[language] !== ''),
  );
  if (nameless !== undefined)
    context.addIssue({
      code: 'custom',
      message: 'should have a name, as it has other texts',
      path: ['texts', nameless, 'name'],
    });
  if (languages.some((language) => all[language].name !== '')) return;
  context.addIssue({
    code: 'custom',
    message: 'should have a name in a language',
    path: ['texts', languages[0], 'name'],
  });
};

/** What an owner reads of one product at the desk. */
export const editedProduct = product.superRefine(hasNames);

/** What an owner saves of one product; attributes that are not said stay as they are. */
export const savedProduct = product
  .partial({ attributes: true, attribute_texts: true })
  .superRefine(hasNames);

/** Changes with whatever of a product is edited, its pieces excepted, which orders take. */
export const productVersion = z.string().regex(/^[0-9a-f]{16}$/);
