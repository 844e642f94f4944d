import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';
import type { CustomOptionInput, ProductInput, Texts } from '../saving/catalog-batch.ts';
import type { ProductWrite } from '../products/product-sql.ts';

/** A table of rows that belong to an owner and keep their id under a code. */
type Table = { name: string; owner: string; columns: string };
type Coded = { owner: number; code: string };

const keyOf = ({ owner, code }: Coded): string => `${owner} ${code}`;
const namesIn = (columns: string): string[] =>
  columns.split(',').map((column) => column.trim().split(' ')[0] ?? '');

/** Replaces the rows of these owners by the given ones and returns the ids by owner and code. */
const replaceCoded = async (
  transaction: DatabaseTransaction,
  { name, owner, columns }: Table,
  { owners, rows }: { owners: readonly number[]; rows: readonly Coded[] },
): Promise<Map<string, number>> => {
  const [table, column] = [sql.table(name), sql.ref(owner)];
  const given = recordset(rows, `owner integer, code text, ${columns}`);
  if (owners.length > 0) {
    await sql`delete from ${table} old where old.${column} = any(${owners})
      and not exists (select from ${given} where given.owner = old.${column} and given.code = old.code)`.execute(
      transaction,
    );
  }
  if (rows.length === 0) return new Map();
  const list = sql.raw(namesIn(columns).join(', '));
  const updates = sql.raw(
    namesIn(columns)
      .map((each) => `${each} = excluded.${each}`)
      .join(', '),
  );
  const { rows: written } = await sql<{ id: number; owner: number; code: string }>`
    insert into ${table} (${column}, code, ${list}) select owner, code, ${list} from ${given} order by owner, position
    on conflict (${column}, code) do update set ${updates} returning id, ${column} as owner, code`.execute(
    transaction,
  );
  return new Map(written.map((row) => [keyOf(row), row.id]));
};

type Titled = { id: number; titles: Texts<string> };

const replaceTitles = async (
  transaction: DatabaseTransaction,
  { name, column }: { name: string; column: string },
  titled: readonly Titled[],
): Promise<void> => {
  if (titled.length === 0) return;
  await sql`delete from ${sql.table(name)} where ${sql.ref(column)} = any(${titled.map(({ id }) => id)})`.execute(
    transaction,
  );
  const rows = titled.flatMap(({ id, titles }) =>
    Object.entries(titles).map(([language, title]) => ({ id, language, title })),
  );
  await sql`insert into ${sql.table(name)} (${sql.ref(column)}, language, title)
    select id, language, title from ${recordset(rows, 'id integer, language text, title text')}`.execute(
    transaction,
  );
};

type Entry<Row> = Coded & { row: Row };

const withIds = <Row>(
  entries: readonly Entry<Row>[],
  ids: ReadonlyMap<string, number>,
): (Row & { id: number })[] =>
  entries.flatMap((entry) => {
    const id = ids.get(keyOf(entry));
    return id === undefined ? [] : [{ ...entry.row, id }];
  });

const replaceSelections = async (
  transaction: DatabaseTransaction,
  selections: readonly object[],
  optionIds: readonly number[],
): Promise<void> => {
  const given = recordset(
    selections,
    'option_id integer, product_id integer, qty integer, is_default boolean, can_change_quantity boolean, position integer',
  );
  await sql`delete from bundle_selection old where old.option_id = any(${optionIds})
    and not exists (select from ${given} where given.option_id = old.option_id and given.product_id = old.product_id)`.execute(
    transaction,
  );
  await sql`
    insert into bundle_selection (option_id, product_id, qty, is_default, can_change_quantity, position)
    select option_id, product_id, qty, is_default, can_change_quantity, position from ${given} order by option_id, position
    on conflict (option_id, product_id) do update set qty = excluded.qty, is_default = excluded.is_default,
      can_change_quantity = excluded.can_change_quantity, position = excluded.position`.execute(transaction);
};

type Writing = {
  transaction: DatabaseTransaction;
  writes: readonly ProductWrite[];
  ids: ReadonlyMap<string, number>;
};

/** Products of these writes that existed before, so that they may have rows to delete. */
const ownersOf = (writes: readonly ProductWrite[]): number[] =>
  writes.filter(({ isNew }) => !isNew).map(({ id }) => id);

const writeBundles = async ({ transaction, writes, ids }: Writing): Promise<void> => {
  const entries = writes.flatMap(({ id, product }) =>
    product.bundle_options.map((option, position) => ({
      owner: id,
      code: option.code,
      row: { ...option, position },
    })),
  );
  const owners = ownersOf(writes);
  if (entries.length + owners.length === 0) return;
  const table = {
    name: 'bundle_option',
    owner: 'product_id',
    columns: 'type text, is_required boolean, position integer',
  };
  const optionIds = await replaceCoded(transaction, table, {
    owners,
    rows: entries.map(({ owner, code, row }) => ({
      owner,
      code,
      type: row.type,
      is_required: row.is_required,
      position: row.position,
    })),
  });
  const options = withIds(entries, optionIds);
  if (options.length === 0) return;
  await replaceTitles(transaction, { name: 'bundle_option_text', column: 'option_id' }, options);
  const selections = options.flatMap(({ id, selections: given }) =>
    given.map(({ sku, ...selection }, position) => ({
      option_id: id,
      product_id: ids.get(sku),
      position,
      ...selection,
    })),
  );
  await replaceSelections(
    transaction,
    selections,
    options.map(({ id }) => id),
  );
};

const writeCustomValues = async (
  transaction: DatabaseTransaction,
  options: readonly (Pick<CustomOptionInput, 'values'> & { id: number })[],
): Promise<void> => {
  const values = options.flatMap(({ id, values: given }) =>
    given.map((value, position) => ({ owner: id, code: value.code, row: { ...value, position } })),
  );
  const valueIds = await replaceCoded(
    transaction,
    {
      name: 'custom_option_value',
      owner: 'option_id',
      columns: 'price_type text, percent integer, position integer',
    },
    {
      owners: options.map(({ id }) => id),
      rows: values.map(({ owner, code, row: { price, position } }) => ({
        owner,
        code,
        price_type: price.type,
        percent: price.type === 'percent' ? price.percent : null,
        position,
      })),
    },
  );
  await replaceTitles(
    transaction,
    { name: 'custom_option_value_text', column: 'value_id' },
    withIds(values, valueIds),
  );
};

const writeCustomOptions = async ({ transaction, writes }: Writing): Promise<void> => {
  const entries = writes.flatMap(({ id, product }) =>
    product.custom_options.map((option, position) => ({
      owner: id,
      code: option.code,
      row: { ...option, position },
    })),
  );
  const owners = ownersOf(writes);
  if (entries.length + owners.length === 0) return;
  const table = {
    name: 'custom_option',
    owner: 'product_id',
    columns: 'type text, is_required boolean, max_characters integer, position integer',
  };
  const optionIds = await replaceCoded(transaction, table, {
    owners,
    rows: entries.map(({ owner, code, row }) => ({
      owner,
      code,
      type: row.type,
      is_required: row.is_required,
      max_characters: row.max_characters,
      position: row.position,
    })),
  });
  const options = withIds(entries, optionIds);
  if (options.length === 0) return;
  await replaceTitles(transaction, { name: 'custom_option_text', column: 'option_id' }, options);
  await writeCustomValues(transaction, options);
};

const writeDownloadLinks = async (
  transaction: DatabaseTransaction,
  given: readonly (Pick<NonNullable<ProductInput['download']>, 'links'> & { product_id: number })[],
): Promise<void> => {
  const entries = given.flatMap(({ product_id, links }) =>
    links.map((link, position) => ({ owner: product_id, code: link.code, row: { ...link, position } })),
  );
  const linkIds = await replaceCoded(
    transaction,
    {
      name: 'download_link',
      owner: 'product_id',
      columns: 'file text, sample_file text, max_downloads integer, days integer, position integer',
    },
    {
      owners: given.map(({ product_id }) => product_id),
      rows: entries.map(({ owner, code, row: { file, sample_file, max_downloads, days, position } }) => ({
        owner,
        code,
        file,
        sample_file,
        max_downloads,
        days: days ?? null,
        position,
      })),
    },
  );
  await replaceTitles(
    transaction,
    { name: 'download_link_text', column: 'link_id' },
    withIds(entries, linkIds),
  );
};

const writeDownloads = async ({ transaction, writes }: Writing): Promise<void> => {
  const given = writes.flatMap(({ id, product: { download } }) =>
    download === null ? [] : [{ product_id: id, ...download }],
  );
  const without = writes
    .filter(({ isNew, product }) => !isNew && product.download === null)
    .map(({ id }) => id);
  if (without.length > 0)
    await sql`delete from product_download where product_id = any(${without})`.execute(transaction);
  if (given.length === 0) return;
  await sql`insert into product_download (product_id, links_purchased_separately)
    select product_id, links_purchased_separately from ${recordset(given, 'product_id integer, links_purchased_separately boolean')}
    on conflict (product_id) do update set links_purchased_separately = excluded.links_purchased_separately`.execute(
    transaction,
  );
  const owners = given.map(({ product_id }) => product_id);
  await sql`delete from product_download_text where product_id = any(${owners})`.execute(transaction);
  const texts = given.flatMap(({ product_id, titles }) =>
    Object.entries(titles).map(([language, text]) => ({ product_id, language, ...text })),
  );
  const textColumns: RawBuilder<unknown> = recordset(
    texts,
    'product_id integer, language text, links_title text, samples_title text',
  );
  await sql`insert into product_download_text (product_id, language, links_title, samples_title) select product_id, language, links_title, samples_title from ${textColumns}`.execute(
    transaction,
  );
  await writeDownloadLinks(transaction, given);
};

/**
 * Writes the choices of these products: bundle options, custom options and downloads. Ids are kept by code,
 * because carts refer to them.
 */
export const writeOptions = async (writing: Writing): Promise<void> => {
  await writeBundles(writing);
  await writeCustomOptions(writing);
  await writeDownloads(writing);
};
