import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useMoneyText } from '../../shop/price.tsx';
import type { FacetValue, FacetView } from '../../view-models/facets-of.ts';

/**
 * What filters and their values are called. Prices by spec 1 §5: the first step reads '< X', the last '> X', those between 'from - to'; in
 * Arabic words stand for the signs, which turn around between letters and digits.
 */
export const useFacetWords = () => {
  const texts = useTexts('listing');
  const { currency } = useStoreView();
  const moneyText = useMoneyText();
  const money = (major: string) => moneyText(minorUnits(Number(major), currency.scale));
  const priceStep = (id: string): string => {
    const [from = '', to = ''] = id.split('-');
    if (to === '') return texts.over(money(from));
    return Number(from) === 0 ? texts.under(money(to)) : texts.between(money(from), money(to));
  };
  const isOwn = (code: string): code is keyof typeof texts.own => Object.hasOwn(texts.own, code);
  return {
    nameOf: ({ code, label }: FacetView): string => (isOwn(code) ? texts.own[code] : label),
    valueOf: ({ code, look, label: name }: FacetView, { id, label }: FacetValue): string => {
      if (code === 'price') return priceStep(id);
      if (code === 'stock') return id === '1' ? texts.inStock : texts.soldOut;
      return look === 'flag' ? name : label;
    },
  };
};
