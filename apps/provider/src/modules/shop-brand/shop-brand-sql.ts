import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { type ShopBrandInput, textsGiven } from './brand-input.ts';
import { ownTextKey } from './own-text.ts';

/** A picture of the brand with its content. */
export type BrandPictureRow = {
  role: string;
  media_type: 'image/svg+xml' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  bytes: Buffer;
};

/** Whoever set the brand: what a shop came with gives way to its owner. */
type BrandSource = 'seed' | 'demo' | 'owner';

/** Returns who set the brand. */
export const readBrandSource = async (db: Database): Promise<BrandSource> =>
  (await db.selectFrom('shop_brand').select('source').executeTakeFirstOrThrow()).source;

/** Returns the hash of each of the brand's pictures, by role. */
export const readPictureHashes = async (db: Database): Promise<{ role: string; hash: string }[]> =>
  db.selectFrom('shop_brand_picture').select(['role', 'hash']).orderBy('role').execute();

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
  source: BrandSource;
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
