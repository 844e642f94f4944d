import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { prepared } from '../../../database/prepare-marked.ts';
import { sharedJsonLists } from '../../../database/json/shared-json.ts';
import { type Given, writtenOnce } from '../../../database/written-once.ts';
import type { LoadCartOptions, CartSnapshot, ProductFacts, VariantFacts } from './cart-snapshot.ts';
import { creditColumn } from '../../credit/credit.ts';
import { spendableGiftCard } from '../../gift-cards/gift-cards.ts';
import { pictureAddress } from '../../catalog/catalog.ts';
import { namedAttributes, ownPromotionsColumn } from '../../promotions/promotions.ts';
import { bundleOptionFacts, customOptionFacts, downloadFacts } from '../lines/choice-facts-sql.ts';
import { totalsContextUnder, totalsContextVersion } from '../totals/totals-context-sql.ts';

const instant = (column: string) =>
  sql`to_char(p.${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Label in the view's language, or else in any other. */
const label = (table: string, key: string, id: string) => sql`(
  select t.label from ${sql.table(table)} t where t.${sql.ref(key)} = ${sql.ref(id)}
  order by t.language = (select language from view) desc, t.language limit 1
)`;

/**
 * Price for one piece in the buyer's price list. A list without it applies together with the store's own
 * prices.
 */
const ownPriceOfOne = sql`
  select from price o where o.product_id = g.id and o.price_list = (select price_list from bought_by) and o.currency = (select currency from view)
    and o.kind = 'regular' and o.min_qty <= 1 and o.from_at is null and o.until_at is null
`;

/**
 * A configurable's size class applies to its variants, under any sku they are bought by; with several
 * configurables, the largest.
 */
const sizeOfConfigurable = sql`(
  select c.size_class from product_variant v join product c on c.id = v.parent_id join size_class s on s.code = c.size_class
  where v.child_id = g.id order by s.position desc limit 1
)`;

/** Gift cards cost every buyer the same: what a group or a special price takes off them would be taken off all goods. */
const isGiftCard = sql`exists (select from gift_card_product k where k.product_id = g.id)`;

/**
 * Facts of the product `shown.id`. A scalar subquery with laterals inside, so that rows are found by the
 * product's key whatever the planner estimates.
 */
const productFacts = sql`(
  select json_build_object(
    'id', g.id, 'sku', g.sku, 'is_gift_card', ${isGiftCard}, 'type', g.type, 'status', g.status, 'tax_class_id', g.tax_class_id, 'size_class', coalesce(g.size_class, ${sizeOfConfigurable}),
    'visibility', s.visibility, 'url_path', s.url_path,
    'name', coalesce((
      select t.name from product_text t where t.product_id = g.id order by t.language = (select language from view) desc, t.language limit 1
    ), g.sku),
    'image', (select ${pictureAddress} from product_media m where m.product_id = g.id order by m.position limit 1),
    'prices', coalesce((
      select json_agg(json_build_object('kind', p.kind, 'amount', p.amount, 'min_qty', p.min_qty, 'from', ${instant('from_at')}, 'until', ${instant('until_at')}) order by p.id)
      from price p
      where p.product_id = g.id and p.currency = (select currency from view)
        and case when ${isGiftCard} then p.kind = 'regular' and p.price_list = (select price_list from view)
          else p.price_list = (select price_list from bought_by) or p.price_list = (select price_list from view) and not exists (${ownPriceOfOne}) end
    ), '[]'),
    'stock', (
      select json_build_object('qty', l.qty, 'is_in_stock', l.is_in_stock, 'manage_stock', l.manage_stock, 'min_sale_qty', l.min_sale_qty, 'max_sale_qty', l.max_sale_qty)
      from stock_level l where l.product_id = g.id
    ),
    'categories', coalesce((
      select json_agg(c.url_path order by c.url_path) from product_category m
      cross join lateral (select url_path from category_store where category_id = m.category_id and store_code = (select code from view) offset 0) c
      where m.product_id = g.id
    ), '[]'),
    'named_attributes', coalesce((select json_object_agg(n.code, g.attributes -> n.code) from named_attribute n where g.attributes ? n.code), '{}'),
    'axes', coalesce((
      select json_agg(json_build_object('attribute_id', a.id, 'attribute_code', a.code, 'label', coalesce(${label('attribute_text', 'attribute_id', 'a.id')}, a.code)) order by x.position)
      from product_axis x cross join lateral (select id, code from attribute where id = x.attribute_id offset 0) a where x.parent_id = g.id
    ), '[]'),
    'bundle_options', ${bundleOptionFacts}, 'custom_options', ${customOptionFacts}, 'download', ${downloadFacts}
  )
  from product g left join product_store s on s.product_id = g.id and s.store_code = (select code from view)
  where g.id = shown.id
)`;

/**
 * Value of each axis for the variant of the pair `family`; an option id without a label, or with an empty
 * one, is left out (spec 1 §5).
 */
const variantValues = sql`(
  select json_agg(json_build_object(
    'attribute_code', a.code, 'label', coalesce(${label('attribute_text', 'attribute_id', 'a.id')}, a.code),
    'option_id', c.attributes ->> a.code,
    'value', (
      select t.label from attribute_option o join attribute_option_text t on t.option_id = o.id
      where o.attribute_id = a.id and o.id = case when c.attributes ->> a.code ~ '^[0-9]{1,9}$' then (c.attributes ->> a.code)::integer end and t.label ~ '\\S'
      order by t.language = (select language from view) desc, t.language limit 1
    )
  ) order by x.position)
  from product_axis x join attribute a on a.id = x.attribute_id, product c
  where x.parent_id = family.parent_id and c.id = family.child_id
)`;

/**
 * Whether an exchange rate changed prices of the cart after the cart's own rate was frozen; at the frozen
 * rate the new prices would be worth a different amount.
 */
const hasNewPrices = sql`(
  c.payable_rate_at < (select max(applied_at) from exchange_rate)
  and exists (select from shown join price p on p.product_id = shown.id where p.is_derived and p.currency = (select currency from view))
)`;

/** Points chosen for the cart, no more than its customer has now. */
const spendablePoints = sql`(
  case when c.reward_points is not null and c.customer_id is not null then least(c.reward_points, coalesce(
    (select b.balance from ledger_balance b where b.account = 'points:customer:' || c.customer_id and b.unit = 'POINT'), 0)) end
)`;

/** Facts of the cart found; the rate is the cart's own when it was frozen in this view's currency. */
const cartFacts = sql`(
  select json_build_object(
    'id', c.id, 'version', c.version, 'store_code', c.store_code,
    'base_rate', case when c.base_rate_numerator is not null and c.currency = (select currency from view)
      then json_build_object('numerator', c.base_rate_numerator, 'denominator', c.base_rate_denominator) end,
    'payable_rate', case when c.payable_rate_numerator is not null and c.currency = (select currency from view) and c.payable_currency = (select payable_currency from view)
      then json_build_object('currency', c.payable_currency, 'numerator', c.payable_rate_numerator, 'denominator', c.payable_rate_denominator,
        'at', floor(extract(epoch from c.payable_rate_at) * 1000)::bigint, 'is_old', c.payable_rate_at < now() - interval '1 day' or ${hasNewPrices}) end,
    'country', c.country, 'region_id', c.region_id, 'region_name', (select r.name_en from region r where r.id = c.region_id),
    'shipping_carrier_code', c.shipping_carrier_code, 'shipping_method_code', c.shipping_method_code,
    'delivery_slot', c.delivery_slot, 'payment_method_code', c.payment_method_code, 'coupon_code', c.coupon_code, 'customer_id', c.customer_id,
    'reward_points', ${spendablePoints}, 'gift_card', ${spendableGiftCard(sql`c.gift_card_id`)},
    'is_rarely_used', c.customer_id is null and c.updated_at < now() - interval '1 day', 'credit', ${creditColumn(sql`c.customer_id`)}
  ) from found c
)`;

const lineFacts = sql`coalesce((select json_agg(json_build_object(
  'item_id', l.item_id, 'product_id', l.product_id, 'parent_id', l.parent_id, 'qty', l.qty, 'product_option', l.product_option::text
) order by l.item_id) from line l), '[]')`;

/**
 * Pairs of configurable and variant for the products in the cart or requested: by line, by sku, by chosen
 * values, by group.
 */
const familyOf = (optionIds: RawBuilder<unknown>) => sql`
  select parent_id, product_id as child_id from line where parent_id is not null
  union
  select v.parent_id, sold.id from sold cross join lateral (select parent_id from product_variant where child_id = sold.id offset 0) v
  union
  select varied.parent_id, v.child_id
  from varied cross join lateral (select child_id from product_variant where parent_id = varied.parent_id order by position offset 0) v
  where (
    select bool_and((c.attributes ->> a.code) = any(${optionIds}::text[]))
    from product_axis x join attribute a on a.id = x.attribute_id, product c
    where x.parent_id = varied.parent_id and c.id = v.child_id
  )
  union
  select member.product_id, sold.id
  from sold
  cross join lateral (select from product_store where product_id = sold.id and store_code = (select code from view) and visibility = 1 offset 0) hidden
  cross join lateral (select product_id from product_link where linked_product_id = sold.id and type = 'associated' offset 0) member
`;

const cartBuyer = sql<string | null>`select 'customer ' || customer_id from found`;

/**
 * Carts change little from one request to the next, so their JSON is parsed once and the objects are shared;
 * results derived from them can then be cached too. Enough for some 5,000 products.
 */
const factsIn = sharedJsonLists<ProductFacts>(4_000_000);
const variantsIn = sharedJsonLists<VariantFacts>(1_000_000);

/**
 * The row the statement returns: products and variants as JSON texts, and only the version of the context.
 */
type ReadRow = Omit<CartSnapshot, 'products' | 'variants' | 'context'> & {
  products: string | null;
  variants: string | null;
  context_version: string | null;
};

const asValues = ({ now, idempotencyKey = '', ...question }: LoadCartOptions) => ({
  skus: [],
  itemId: null,
  optionIds: [],
  selectionIds: [],
  attributeCodes: [],
  couponCodes: null,
  takesItemId: false,
  takesAddresses: false,
  ...question,
  idempotencyKey,
  at: new Date(now).toISOString(),
});
type Values = ReturnType<typeof asValues>;

/** Coupons are found by the codes that `codesIn` selects. */
const reading = (codesIn: (given: Given<Values>) => RawBuilder<unknown>) =>
  writtenOnce<Values, ReadRow>((given) => {
    const [at, codes] = [sql`${given('at')}::timestamptz`, codesIn(given)];
    return sql<ReadRow>`
    ${prepared}
    with
    found as (select *, xmin::text as version from cart where id = ${given('cartId')} and state <> 'ordered'),
    view as (
      select * from store_view
      where code = coalesce(${given('storeCode')}::text, (select store_code from found), (select code from store_view where is_default))
    ),
    member as (
      select g.code, g.price_list, g.tax_class_id from found join customer c on c.id = found.customer_id join customer_group g on g.id = c.customer_group_id
    ),
    bought_by as (select coalesce((select price_list from member), (select price_list from view)) as price_list),
    line as (select * from cart_line where cart_id = (select id from found)),
    named_attribute as materialized (${namedAttributes} union select unnest(${given('attributeCodes')}::text[])),
    asked as (select id from product where sku = any(${given('skus')}::text[])),
    sold as (select id from asked union select product_id from line),
    varied as (select id as parent_id from asked union select parent_id from line where item_id = ${given('itemId')}::integer and parent_id is not null),
    family as (
      ${familyOf(given('optionIds'))}
    ),
    selected as (
      select unnest(${given('selectionIds')}::integer[]) as id
      union
      select case when s #>> '{}' ~ '^[0-9]{1,9}$' then (s #>> '{}')::integer end
      from line l cross join lateral jsonb_path_query(l.product_option, '$.extension_attributes.bundle_options[*].option_selections[*]') s
    ),
    shown as (
      select product_id as id from line union select parent_id from line where parent_id is not null
      union select id from asked union select parent_id from family union select child_id from family
      union select b.product_id from selected cross join lateral (select product_id from bundle_selection where id = selected.id offset 0) b
    )
    select
      ${cartFacts} as cart,
      (select to_json(member) from member) as customer_group,
      (select code from view) as store_code,
      ${lineFacts} as lines,
      (select string_agg(${productFacts}::text, E'\\x1e') from shown) as products,
      (select string_agg(json_build_object('parent_id', family.parent_id, 'child_id', family.child_id, 'values', coalesce(${variantValues}, '[]'))::text, E'\\x1e')
        from family) as variants,
      ${totalsContextVersion} as context_version,
      ${ownPromotionsColumn(at, { codes, buyer: cartBuyer })} as promotions,
      case when ${given('takesItemId')} then nextval(pg_get_serial_sequence('cart_line', 'item_id')) end as next_item_id,
      case when ${given('takesAddresses')} then (select json_object_agg(a.kind, a.address) from cart_address a where a.cart_id = (select id from found)) end as addresses,
      (select json_build_object('request_hash', a.request_hash, 'answer', a.answer) from replayed_answer a
        where a.scope = ${given('cartId')} and a.idempotency_key = ${given('idempotencyKey')}) as replayed
  `;
  });

const readWithOwnCoupon = reading(() => sql`select coupon_code from found`);
const readWithAskedCoupons = reading((given) => sql`select unnest(${given('couponCodes')}::text[])`);

/**
 * Reads the whole cart in one statement: its lines, every product they or the request name, with texts,
 * prices, stock and axis values in the store view, and the answer already stored under the idempotency key.
 * The totals context takes a second statement only when a rule has changed since it was last read.
 */
export const loadCart = async (database: Database, question: LoadCartOptions): Promise<CartSnapshot> => {
  const values = asValues(question);
  const read = values.couponCodes === null ? readWithOwnCoupon : readWithAskedCoupons;
  const { rows } = await read(database, values);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answered no row');
  const { products, variants, context_version, ...reading } = row;
  const context = await totalsContextUnder(database, context_version, {
    storeCode: reading.store_code,
    now: question.now,
  });
  if (context === null) return loadCart(database, question);
  return {
    ...reading,
    products: factsIn(values.cartId, products),
    variants: variantsIn(values.cartId, variants),
    context,
  };
};

/** Has a session plan the statement in advance; planning takes as long as a dozen reads. */
export const planReading = async (session: Database): Promise<void> => {
  await readWithOwnCoupon(session, asValues({ cartId: '', storeCode: null, now: 0 }));
};
