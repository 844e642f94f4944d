import type { DeskResult } from '@dijla/contract/desk-client';
import { amountToType, typedAmount } from '../../../parts/typed-amount.ts';

export type Promotion = DeskResult<'desk/promotion'>;
export type Rule = Promotion['rule'];
type Condition = Rule['when'];
export type Choices = DeskResult<'desk/promotion-choices'>;
type Units = Choices['units'];
type Leaf = Exclude<Condition, { match: string }>;
type Action = Rule['actions'][number];

export type Match = Extract<Condition, { match: string }>['match'];
export type Subject = Leaf['subject'];

/** A condition as it is typed. `values` are of subjects that are in something or not, `amounts` by currency. */
export type TypedLeaf = {
  kind: 'leaf';
  subject: Subject;
  operator: string;
  quantity: string;
  amounts: Readonly<Record<string, string>>;
  attribute: string;
  values: readonly string[];
};
export type TypedGroup = { kind: 'group'; match: Match; of: readonly TypedCondition[] };
export type TypedCondition = TypedLeaf | TypedGroup;

export type TypedAction = {
  type: Action['type'];
  percent: string;
  amounts: Readonly<Record<string, string>>;
  buy: string;
  get: string;
};

/** A rule as it is typed; an empty group of lines is every line. */
export type TypedRule = { when: TypedGroup; lines: TypedGroup; actions: readonly TypedAction[] };

/** Ten-thousandths of a percent that are one percent. */
const ofPercent = 10_000;

const comparing = ['>=', '>', '<=', '<'] as const;
const countOperators = [...comparing, '='] as const;
const listOperators = ['in', 'not in'] as const;

/** Returns the operators that a subject may have. */
export const operatorsOf = (subject: Subject): readonly string[] =>
  subject === 'subtotal' ? comparing : subject === 'quantity' ? countOperators : listOperators;

const typedAmounts = (amounts: Readonly<Partial<Record<string, number>>>, units: Units) =>
  Object.fromEntries(
    units.map(({ code, scale }) => {
      const minor = amounts[code];
      return [code, minor === undefined ? '' : amountToType(minor, scale)];
    }),
  );

/** Returns a new condition of a subject, with nothing typed yet. */
export const newLeaf = (subject: Subject): TypedLeaf => ({
  kind: 'leaf',
  subject,
  operator: operatorsOf(subject)[0] ?? '',
  quantity: '',
  amounts: {},
  attribute: '',
  values: [],
});
export const newGroup = (match: Match, of: readonly TypedCondition[] = []): TypedGroup => ({
  kind: 'group',
  match,
  of,
});
export const newAction = (type: Action['type'] = 'percent'): TypedAction => ({
  type,
  percent: '',
  amounts: {},
  buy: '',
  get: '',
});

const typedCondition = (condition: Condition, units: Units): TypedCondition => {
  if ('match' in condition)
    return newGroup(
      condition.match,
      condition.of.map((part) => typedCondition(part, units)),
    );
  const leaf = { ...newLeaf(condition.subject), operator: condition.operator };
  if (condition.subject === 'subtotal') return { ...leaf, amounts: typedAmounts(condition.amounts, units) };
  if (condition.subject === 'quantity') return { ...leaf, quantity: String(condition.quantity) };
  return {
    ...leaf,
    values: condition.values.map(String),
    attribute: condition.subject === 'attribute' ? condition.attribute : '',
  };
};

const asGroup = (condition: TypedCondition): TypedGroup =>
  condition.kind === 'group' ? condition : newGroup('all', [condition]);

const percentOf = (percent: number): string => String(percent / ofPercent);

/** Returns a rule as its form begins with it. */
export const typedRuleOf = (rule: Rule, units: Units): TypedRule => ({
  when: asGroup(typedCondition(rule.when, units)),
  lines: rule.lines === undefined ? newGroup('all') : asGroup(typedCondition(rule.lines, units)),
  actions: rule.actions.map((action) => ({
    ...newAction(action.type),
    ...(action.type === 'percent' && { percent: percentOf(action.percent) }),
    ...((action.type === 'fixed_cart' || action.type === 'fixed_line') && {
      amounts: typedAmounts(action.amounts, units),
    }),
    ...(action.type === 'buy_x_get_y' && { buy: String(action.buy), get: String(action.get) }),
  })),
});

/** What was typed is no rule yet; the form says so at the field. */
class Unfinished extends Error {}

const wanted = <Value>(value: Value | null): Value => {
  if (value === null) throw new Unfinished();
  return value;
};

/** Returns the amounts that were typed; at least one, as the others follow by the rate. */
const amountsTyped = (typed: TypedLeaf['amounts'], units: Units): Partial<Record<'IQD' | 'USD', number>> => {
  const given = units.flatMap(({ code, scale }) => {
    const text = (typed[code] ?? '').trim();
    return text === '' ? [] : [[code, wanted(typedAmount(text, scale))] as const];
  });
  if (given.length === 0) throw new Unfinished();
  return Object.fromEntries(given);
};

const leafTyped = (leaf: TypedLeaf, units: Units): Leaf => {
  const { subject, operator, values } = leaf;
  if (subject === 'subtotal')
    return { subject, operator, amounts: amountsTyped(leaf.amounts, units) } as Leaf;
  if (subject === 'quantity')
    return { subject, operator, quantity: wanted(typedAmount(leaf.quantity, 0)) } as Leaf;
  if (values.length === 0) throw new Unfinished();
  if (subject === 'region') return { subject, operator, values: values.map(Number) } as Leaf;
  if (subject !== 'attribute') return { subject, operator, values } as Leaf;
  if (leaf.attribute === '') throw new Unfinished();
  return { subject, operator, attribute: leaf.attribute, values } as Leaf;
};

const conditionTyped = (condition: TypedCondition, units: Units): Condition =>
  condition.kind === 'leaf'
    ? leafTyped(condition, units)
    : { match: condition.match, of: condition.of.map((part) => conditionTyped(part, units)) };

/** Returns a typed percentage in ten-thousandths of a percent; null for none between 0 and 100. */
export const typedPercent = (typed: string): number | null => {
  const percent = typedAmount(typed.replace('%', ''), 4);
  return percent !== null && percent > 0 && percent <= 100 * ofPercent ? percent : null;
};

const pieces = (typed: string): number => {
  const count = wanted(typedAmount(typed, 0));
  if (count < 1) throw new Unfinished();
  return count;
};

const actionTyped = ({ type, percent, amounts, buy, get }: TypedAction, units: Units): Action => {
  if (type === 'percent') return { type, percent: wanted(typedPercent(percent)) };
  if (type === 'buy_x_get_y') return { type, buy: pieces(buy), get: pieces(get) };
  return type === 'free_shipping' ? { type } : { type, amounts: amountsTyped(amounts, units) };
};

/** Returns the rule that was typed; null while something of it is missing or no number. */
export const ruleTyped = ({ when, lines, actions }: TypedRule, units: Units): Rule | null => {
  try {
    return {
      when: conditionTyped(when, units),
      ...(lines.of.length > 0 && { lines: conditionTyped(lines, units) }),
      actions: actions.map((action) => actionTyped(action, units)),
    };
  } catch (error) {
    if (error instanceof Unfinished) return null;
    throw error;
  }
};
