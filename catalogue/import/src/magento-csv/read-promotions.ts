import { urlKeyOf } from '@dijla/commerce-rules/text/url-key';
import type { PromotionAction, PromotionCondition, PromotionRule } from '@dijla/contract/client';
import { z } from 'zod';
import type { Finding } from '../catalog-format.ts';
import { minorUnitsOf } from '../minor-units.ts';
import { plainLabel } from '../source/plain-text.ts';
import { type ExportRow, found } from './export-file.ts';

type Condition = {
  type: string;
  attribute?: string | null | undefined;
  operator?: string | null | undefined;
  value?: unknown;
  aggregator?: string | undefined;
  conditions?: Condition[] | undefined;
};

const condition: z.ZodType<Condition> = z.lazy(() =>
  z.object({
    type: z.string(),
    attribute: z.string().nullish(),
    operator: z.string().nullish(),
    value: z.unknown(),
    aggregator: z.string().optional(),
    conditions: z.array(condition).optional(),
  }),
);

const everything: PromotionCondition = { match: 'all', of: [] };

/**
 * Thrown while a rule is read that the shop does not support; the rule is left out with an import warning.
 */
class UnknownCondition extends Error {}

/** Category paths by url_key, for conditions that refer to categories by it. */
export type PathsByKey = ReadonlyMap<string, readonly string[]>;

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : String(value).split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');

const isNegative = (operator: string): boolean => operator.startsWith('!');
const comparisons: Readonly<Record<string, '>=' | '>' | '<=' | '<'>> = {
  '>=': '>=',
  '>': '>',
  '<=': '<=',
  '<': '<',
};

const pathsOf = (value: unknown, paths: PathsByKey): string[] =>
  listOf(value).flatMap((item) => {
    const found = paths.get(item.replace(/^url_key=/, ''));
    if (found === undefined) throw new UnknownCondition(item);
    return found;
  });

const productLeaf = ({ attribute, operator, value }: Condition, paths: PathsByKey): PromotionCondition => {
  const sign = isNegative(operator ?? '==') ? 'not in' : 'in';
  if (attribute === 'category_ids')
    return { subject: 'category', operator: sign, values: pathsOf(value, paths) };
  if (attribute === 'sku') return { subject: 'sku', operator: sign, values: listOf(value) };
  if (attribute === null || attribute === undefined) throw new UnknownCondition('');
  return { subject: 'attribute', attribute, operator: sign, values: listOf(value) };
};

const addressLeaf = ({ attribute, operator, value }: Condition): PromotionCondition => {
  const comparison = comparisons[operator ?? ''];
  const cents = minorUnitsOf(String(value), 2);
  if (comparison === undefined || cents === undefined) throw new UnknownCondition(`${attribute} ${operator}`);
  if (attribute === 'base_subtotal')
    return { subject: 'subtotal', operator: comparison, amounts: { USD: cents } };
  if (attribute === 'total_qty')
    return { subject: 'quantity', operator: comparison, quantity: Number(value) };
  throw new UnknownCondition(attribute ?? '');
};

const conditionOf = (given: Condition, paths: PathsByKey): PromotionCondition => {
  const kind = given.type.split('\\').slice(-2).join(' ');
  if (kind === 'Condition Address') return addressLeaf(given);
  if (kind === 'Condition Product') return productLeaf(given, paths);
  const of = (given.conditions ?? []).map((inner) => conditionOf(inner, paths));
  if (kind === 'Product Found') return { match: 'line', of };
  if (kind !== 'Condition Combine' && kind !== 'Product Combine' && kind !== 'Action Collection')
    throw new UnknownCondition(kind);
  // A combination with the value 0 negates its conditions: none holds, or for 'any' not all hold.
  if (String(given.value ?? '1') === '0')
    return given.aggregator === 'any' ? { match: 'none', of: [{ match: 'all', of }] } : { match: 'none', of };
  return { match: given.aggregator === 'any' ? 'any' : 'all', of };
};

/**
 * Parses a condition tree. The sample's rules contain category placeholders that are not valid JSON:
 * `%url_key=a,url_key=b%`.
 */
const readTree = (cell: string): Condition =>
  condition.parse(
    JSON.parse(cell.replace(/%(url_key=[^%"]*)%/g, (_, list: string) => JSON.stringify(list.split(',')))),
  );

const isEmpty = (given: PromotionCondition): boolean =>
  'match' in given && given.match === 'all' && given.of.length === 0;

const actionsOf = (row: ExportRow): PromotionAction[] => {
  const [amount, step] = [row.cell('discount_amount') || '0', Number(row.cell('discount_step')) || 0];
  const free: PromotionAction[] = ['1', '2'].includes(row.cell('simple_free_shipping'))
    ? [{ type: 'free_shipping' }]
    : [];
  const cents = minorUnitsOf(amount, 2);
  const percent = minorUnitsOf(amount, 4);
  if (cents === undefined || percent === undefined) throw new UnknownCondition(amount);
  if (cents === 0) return free;
  const kind = row.cell('simple_action');
  if (kind === 'by_percent') return [{ type: 'percent', percent }, ...free];
  if (kind === 'by_fixed') return [{ type: 'fixed_line', amounts: { USD: cents } }, ...free];
  if (kind === 'cart_fixed') return [{ type: 'fixed_cart', amounts: { USD: cents } }, ...free];
  if (kind === 'buy_x_get_y' && step > 0)
    return [{ type: 'buy_x_get_y', buy: step, get: Number(amount) }, ...free];
  throw new UnknownCondition(kind);
};

/**
 * Returns the products that a condition looks for in the cart; a buy-x-get-y rule applies to them when it
 * names no others.
 */
const boughtBy = (when: PromotionCondition): PromotionCondition => {
  if (!('match' in when)) return everything;
  if (when.match === 'line') return { match: 'all', of: when.of };
  const found = when.of.find((part) => 'match' in part && part.match === 'line');
  return found ? boughtBy(found) : everything;
};

const ruleOf = (row: ExportRow, paths: PathsByKey): PromotionRule => {
  const when =
    row.cell('conditions_serialized') === ''
      ? everything
      : conditionOf(readTree(row.cell('conditions_serialized')), paths);
  const given =
    row.cell('actions_serialized') === ''
      ? everything
      : conditionOf(readTree(row.cell('actions_serialized')), paths);
  const actions = actionsOf(row);
  const lines = isEmpty(given) && actions.some(({ type }) => type === 'buy_x_get_y') ? boughtBy(when) : given;
  return { when, ...(isEmpty(lines) ? {} : { lines }), actions };
};

/** Reads a cart rule as a promotion; a rule with conditions that the shop does not support is left out. */
export const promotionFinding = (row: ExportRow, paths: PathsByKey): Finding => {
  const name = plainLabel(row.cell('name'));
  try {
    const coupon = row.cell('coupon_code').toUpperCase();
    return {
      kind: 'promotion',
      record: {
        code: `cart-${urlKeyOf(name)}`,
        is_active: row.cell('is_active') !== '0',
        from: null,
        until: null,
        priority: Number(row.cell('sort_order')) || 0,
        stops_further: row.cell('stop_rules_processing') === '1',
        uses_per_customer: Number(row.cell('uses_per_customer')) || null,
        texts: { en: { name, description: plainLabel(row.cell('description')) } },
        rule: ruleOf(row, paths),
        coupons: coupon === '' ? [] : [{ code: coupon, uses_limit: null }],
      },
      place: row.place,
    };
  } catch (error) {
    if (error instanceof UnknownCondition || error instanceof SyntaxError || error instanceof z.ZodError)
      return found(row.warning('bad-promotion-rule', name));
    throw error;
  }
};
