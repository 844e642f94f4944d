import { type Language, languages } from '@dijla/contract/store-views';
import type { DeskInput } from '@dijla/contract/desk-client';
import { dayOfInstant, instantOfDay } from '../../parts/time/day-instant.ts';
import { typedAmount } from '../../parts/typed-amount.ts';
import {
  type Choices,
  newAction,
  newGroup,
  type Promotion,
  ruleTyped,
  type TypedRule,
  typedRuleOf,
} from './rule/typed-rule.ts';

/** A promotion as its form has it; days are Baghdad's, as fields for days write them. */
export type PromotionValues = {
  names: Partial<Record<Language, string>>;
  is_active: boolean;
  from: string;
  until: string;
  uses_per_customer: string;
  priority: string;
  stops_further: boolean;
  rule: TypedRule;
  who: 'everybody' | 'one' | 'many';
  code: string;
  uses_limit: string;
  count: string;
  prefix: string;
};

type Body = NonNullable<DeskInput<'desk/create-promotion'>['body']>;
type Units = Choices['units'];

const usualPriority = 10;

const begun: PromotionValues = {
  names: {},
  is_active: true,
  from: '',
  until: '',
  uses_per_customer: '',
  priority: String(usualPriority),
  stops_further: false,
  rule: { when: newGroup('all'), lines: newGroup('all'), actions: [newAction()] },
  who: 'everybody',
  code: '',
  uses_limit: '',
  count: '100',
  prefix: '',
};

/** Returns what the form of a promotion begins with; of none, a new one. */
export const promotionValuesOf = (promotion: Promotion | null, units: Units): PromotionValues =>
  promotion === null
    ? begun
    : {
        ...begun,
        names: Object.fromEntries(
          languages.map((language) => [
            language,
            promotion.texts.find((text) => text.language === language)?.name ?? '',
          ]),
        ),
        is_active: promotion.is_active,
        from: dayOfInstant(promotion.from, { isEnd: false }),
        until: dayOfInstant(promotion.until, { isEnd: true }),
        uses_per_customer: String(promotion.uses_per_customer ?? ''),
        priority: String(promotion.priority),
        stops_further: promotion.stops_further,
        rule: typedRuleOf(promotion.rule, units),
      };

/** Returns a typed whole number from 1 on, null where nothing is typed; `undefined` for what is none. */
export const typedCount = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null;
  const count = typedAmount(typed, 0);
  return count === null || count < 1 ? undefined : count;
};

/** Returns a typed whole number, also a negative one; null for what is none. */
export const typedPriority = (typed: string): number | null => {
  const [, sign, digits = ''] = /^\s*(-?)\s*(.*)$/.exec(typed) ?? [];
  const number = typedAmount(digits, 0);
  return number === null ? null : sign === '-' ? 0 - number : number;
};

/**
 * An instant that a day stands for. A promotion that begins or ends within a day keeps its hour while its day
 * stays.
 */
const instantOf = (day: string, before: string | null, { isEnd }: { isEnd: boolean }): string | null => {
  if (before !== null && dayOfInstant(before, { isEnd }) === day) return before;
  return instantOfDay(day, { isEnd }) || null;
};

/** Returns the names that were typed, with the descriptions that a promotion has. */
const textsOf = ({ names }: PromotionValues, promotion: Promotion | null): Body['texts'] => {
  const others = (promotion?.texts ?? []).filter(
    ({ language }) => !languages.some((known) => known === language),
  );
  const typed = languages.flatMap((language) => {
    const name = names[language]?.trim() ?? '';
    const before = promotion?.texts.find((text) => text.language === language);
    return name === '' ? [] : [{ language, name, description: before?.description ?? '' }];
  });
  return [...typed, ...others];
};

/** Returns a promotion as it is sent; null while its rule is unfinished. */
export const promotionTyped = (
  values: PromotionValues,
  promotion: Promotion | null,
  units: Units,
): Omit<Body, 'codes'> | null => {
  const rule = ruleTyped(values.rule, units);
  return rule === null
    ? null
    : {
        is_active: promotion?.is_active ?? values.is_active,
        from: instantOf(values.from, promotion?.from ?? null, { isEnd: false }),
        until: instantOf(values.until, promotion?.until ?? null, { isEnd: true }),
        priority: typedPriority(values.priority) ?? usualPriority,
        stops_further: values.stops_further,
        uses_per_customer: typedCount(values.uses_per_customer) ?? null,
        texts: textsOf(values, promotion),
        rule,
      };
};

/** Returns the codes that a new promotion asks for. */
export const codesTyped = ({ who, code, uses_limit, count, prefix }: PromotionValues): Body['codes'] => {
  if (who === 'everybody') return null;
  if (who === 'one') return { code: code.trim(), uses_limit: typedCount(uses_limit) ?? null };
  return { prefix: prefix.trim(), count: typedCount(count) ?? 1 };
};
