import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import type { CurrencyCode } from '@dijla/contract/client';
import { storeViews } from '@dijla/contract/store-views';
import { useStoreView } from '../../i18n/store-context.ts';

/** Writes amounts of a card in major units; its currency may be another than the store's. */
export const useCardMoney = (code: CurrencyCode): ((major: number) => string) => {
  const { currency: own } = useStoreView();
  const its = Object.values(storeViews).find(({ currency }) => currency.code === code)?.currency;
  const currency =
    own.code === code || its === undefined
      ? own
      : { ...own, code, scale: its.scale, symbol: code, sign_placement: 'append' as const };
  return (major) => formatMoney(minorUnits(major, currency.scale), currency).text;
};
