import { brandPaletteOf, unseenColor } from '@dijla/commerce-rules/colors/brand-palette';
import type { BrandPicture, ShopBrand, ShopFacts } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { brandFilePath, tinyDrawing } from './brand-file.ts';
import { type ShopBrandInput, textsGiven } from './brand-input.ts';
import { textIn, type TextRow } from './brand-texts.ts';
import { ownTextKey, subjectOf } from './own-text.ts';

/** A picture of the brand with its content. */
export type BrandPictureRow = {
  role: string;
  media_type: 'image/svg+xml' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  bytes: Buffer;
};

type PictureRow = Omit<BrandPictureRow, 'bytes'> & { hash: string; drawing: string | null };
type BrandRow = {
  source: 'seed' | 'demo' | 'owner';
  accent: string | null;
  accent_dark: string | null;
  shows_name: boolean;
  licence_number: string | null;
  tax_number: string | null;
  texts: Omit<TextRow, 'sender_name'>[];
  pictures: PictureRow[];
  own_texts: { language: string; file: string; member: string; text: string }[];
};

/** Bytes up to which a drawing is part of the pages instead of a file that they load. */
const tinyBytes = 1000;

const readRow = async (db: Database): Promise<BrandRow> => {
  const { rows } = await sql<BrandRow>`
    select b.source, b.accent, b.accent_dark, b.shows_name, b.licence_number, b.tax_number,
      coalesce((select json_agg(json_build_object('language', language, 'name', name, 'company_name', company_name) order by language)
        from shop_brand_text), '[]') as texts,
      coalesce((select json_agg(json_build_object('role', role, 'media_type', media_type, 'width', width, 'height', height, 'hash', hash,
        'drawing', case when media_type = 'image/svg+xml' and octet_length(bytes) <= ${tinyBytes} then convert_from(bytes, 'UTF8') end) order by role)
        from shop_brand_picture), '[]') as pictures,
      coalesce((select json_agg(json_build_object('language', language, 'file', file, 'member', member, 'text', text) order by language, file, member)
        from own_text), '[]') as own_texts
    from shop_brand b`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('shop_brand has no row');
  return row;
};

const pictureOf = ({
  role,
  media_type,
  width,
  height,
  hash,
  drawing,
}: PictureRow): [string, BrandPicture] => [
  role,
  {
    src: drawing === null ? brandFilePath({ role, hash, media_type }) : tinyDrawing(drawing),
    type: media_type,
    width,
    height,
  },
];

const ownTextsIn = ({ own_texts }: BrandRow, language: Language): Pick<ShopFacts, 'texts'> => {
  const own = own_texts.filter((text) => text.language === language);
  if (own.length === 0) return {};
  const bySubject = Map.groupBy(own, ({ file }) => subjectOf(file));
  return {
    texts: Object.fromEntries(
      [...bySubject].map(([subject, texts]) => [
        subject,
        Object.fromEntries(texts.map(({ member, text }) => [member, text])),
      ]),
    ),
  };
};

/** A color that somebody wrote into the table past the checks is not shown. */
const colorsOf = ({ accent, accent_dark }: BrandRow): ShopBrand['colors'] =>
  accent === null || unseenColor({ accent, accent_dark }) !== null
    ? null
    : brandPaletteOf({ accent, accent_dark });

/** Returns the shop's name and look and the owner's texts, as a store view in this language shows them. */
export const readShopBrand = async (
  db: Database,
  language: Language,
): Promise<Pick<ShopFacts, 'brand' | 'texts'>> => {
  const row = await readRow(db);
  const text = textIn(row.texts, language);
  const brand = {
    name: text?.name ?? '',
    shows_name: row.shows_name,
    colors: colorsOf(row),
    pictures: Object.fromEntries(row.pictures.map(pictureOf)),
    company_name: text?.company_name ?? null,
    licence_number: row.licence_number,
    tax_number: row.tax_number,
  };
  const own = ownTextsIn(row, language);
  const version = createHash('sha256')
    .update(JSON.stringify([brand, own]))
    .digest('hex')
    .slice(0, 10);
  return { brand: { version, ...brand }, ...own };
};

/** Returns who set the brand. */
export const readBrandSource = async (db: Database): Promise<BrandRow['source']> =>
  (await readRow(db)).source;

/** Returns a picture by its role and hash, or null. */
export const readBrandFile = async (
  db: Database,
  role: string,
  hash: string,
): Promise<{ type: string; body: Buffer } | null> => {
  const row = await db
    .selectFrom('shop_brand_picture')
    .select(['media_type', 'bytes'])
    .where('role', '=', role)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row === undefined ? null : { type: row.media_type, body: row.bytes };
};

/** Clears what a shop came with, so that nothing of it is left beside the owner's own brand. */
const forgetForeignBrand = async (
  transaction: DatabaseTransaction,
  { name }: ShopBrandInput,
): Promise<void> => {
  await sql`update shop_brand set accent = null, accent_dark = null, shows_name = true, licence_number = null, tax_number = null`.execute(
    transaction,
  );
  await sql`update shop_brand_text set company_name = null, sender_name = null`.execute(transaction);
  await sql`delete from shop_brand_picture`.execute(transaction);
  await sql`delete from own_text`.execute(transaction);
  if (textsGiven(name).length > 0) await sql`delete from shop_brand_text`.execute(transaction);
};

/** A language in which the shop has no name yet has another's. */
const nameIn = (language: string) => sql`
  insert into shop_brand_text (language, name) select ${language}, name from shop_brand_text order by language limit 1
  on conflict (language) do nothing`;

const writeTexts = async (transaction: DatabaseTransaction, input: ShopBrandInput): Promise<void> => {
  for (const [language, name] of textsGiven(input.name))
    await sql`insert into shop_brand_text (language, name) values (${language}, ${name})
      on conflict (language) do update set name = excluded.name`.execute(transaction);
  for (const column of ['company_name', 'sender_name'] as const)
    for (const [language, text] of textsGiven(input[column])) {
      await nameIn(language).execute(transaction);
      await transaction
        .updateTable('shop_brand_text')
        .set({ [column]: text })
        .where('language', '=', language)
        .execute();
    }
};

const writeContact = async (
  transaction: DatabaseTransaction,
  { hours, address, social, ...numbers }: NonNullable<ShopBrandInput['contact']>,
): Promise<void> => {
  const given = { ...numbers, ...(social && { social }) };
  if (Object.keys(given).length > 0) await transaction.updateTable('store_view').set(given).execute();
  for (const [column, texts] of [
    ['hours', hours],
    ['address', address],
  ] as const)
    for (const [language, text] of textsGiven(texts))
      await transaction
        .updateTable('store_view')
        .set({ [column]: text })
        .where('language', '=', language)
        .execute();
};

const writeOwnTexts = async (
  transaction: DatabaseTransaction,
  texts: NonNullable<ShopBrandInput['texts']>,
): Promise<void> => {
  for (const [key, said] of Object.entries(texts)) {
    const { file, member } = ownTextKey(key) ?? { file: '', member: '' };
    for (const [language, text] of textsGiven(said))
      await (
        text === null
          ? sql`delete from own_text where language = ${language} and file = ${file} and member = ${member}`
          : sql`insert into own_text (language, file, member, text) values (${language}, ${file}, ${member}, ${text})
            on conflict (language, file, member) do update set text = excluded.text`
      ).execute(transaction);
  }
};

const writePictures = async (
  transaction: DatabaseTransaction,
  pictures: readonly BrandPictureRow[],
): Promise<void> => {
  await transaction.deleteFrom('shop_brand_picture').execute();
  for (const { role, media_type, width, height, bytes } of pictures) {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    await transaction
      .insertInto('shop_brand_picture')
      .values({ role, media_type, width, height, hash, bytes })
      .execute();
  }
};

export type BrandWrite = {
  input: ShopBrandInput;
  /** All pictures of the brand; undefined leaves them as they are. */
  pictures: readonly BrandPictureRow[] | undefined;
  source: BrandRow['source'];
};

/** Writes a checked brand. The first one of an owner takes the place of all that the shop came with. */
export const writeShopBrand = async (
  transaction: DatabaseTransaction,
  { input, pictures, source }: BrandWrite,
): Promise<void> => {
  const { colors, shows_name, licence_number, tax_number, contact, texts } = input;
  const isFirst = source === 'owner' && (await readBrandSource(transaction)) !== 'owner';
  if (isFirst) await forgetForeignBrand(transaction, input);
  await transaction
    .updateTable('shop_brand')
    .set({
      source,
      ...(colors !== undefined && {
        accent: colors?.accent ?? null,
        accent_dark: colors?.accent_dark ?? null,
      }),
      ...(shows_name !== undefined && { shows_name }),
      ...(licence_number !== undefined && { licence_number }),
      ...(tax_number !== undefined && { tax_number }),
    })
    .execute();
  await writeTexts(transaction, input);
  if (contact) await writeContact(transaction, contact);
  if (texts) await writeOwnTexts(transaction, texts);
  if (pictures) await writePictures(transaction, pictures);
};
