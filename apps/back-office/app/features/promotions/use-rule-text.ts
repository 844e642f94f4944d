import { useTexts } from '../../i18n/use-desk.ts';
import { useAmountText } from '../../parts/amount.tsx';
import type { Rule } from './rule/typed-rule.ts';

/** Decimals of the shop's currencies. */
const scales = { IQD: 0, USD: 2 } as const;
const ofPercent = 10_000;

const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Returns a function that says in a line what a rule does. */
export const useRuleText = (): ((rule: Rule) => string) => {
  const { does, onSome } = useTexts('promotions');
  const amountText = useAmountText();
  const amountOf = (amounts: Partial<Record<keyof typeof scales, number>>): string => {
    const code = amounts.IQD === undefined ? 'USD' : 'IQD';
    return amountText(amounts[code] ?? 0, { code, scale: scales[code] });
  };
  return ({ actions, lines }) => {
    const said = actions.map((action) => {
      if (action.type === 'percent') return does.percent(isolated(`${action.percent / ofPercent}%`));
      if (action.type === 'buy_x_get_y') return does.buy_x_get_y(String(action.buy), String(action.get));
      return action.type === 'free_shipping'
        ? does.free_shipping
        : does[action.type](amountOf(action.amounts));
    });
    return [...said, ...(lines === undefined ? [] : [onSome])].join(' · ');
  };
};
