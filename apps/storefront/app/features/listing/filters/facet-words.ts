// @chunk listing
import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import type { CurrencySettings } from '@dijla/contract/client';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import type { FacetValue, FacetView } from '../../../view-models/listing/facets-of.ts';

/** Formats a bound of a price range, given in major units; whole amounts have no decimals. */
export const boundText = (major: string, currency: CurrencySettings): string => {
  const scale = Number.isInteger(Number(major)) ? 0 : currency.scale;
  return formatMoney(minorUnits(Number(major), scale), { ...currency, scale }).text.trim();
};

/**
 * Returns functions that name filters and their values. Price ranges follow spec 1 §5: the first reads '<
 * X', the last '> X', those between 'from - to'; Arabic uses words instead of the signs, which would be
 * reordered between letters and digits.
 */
export const useFacetWords = () => {
  const texts = useTexts('listing');
  const { currency } = useStoreView();
  const priceStep = (id: string): string => {
    const [from = '', to = ''] = id.split('-');
    if (to === '') return texts.over(boundText(from, currency));
    if (Number(from) === 0) return texts.under(boundText(to, currency));
    return texts.between(
      boundText(from, currency.sign_placement === 'append' ? { ...currency, symbol: '' } : currency),
      boundText(to, currency),
    );
  };
  const priceRange = ({ least, most }: { least?: number | undefined; most?: number | undefined }): string =>
    priceStep(`${least ?? 0}-${most ?? ''}`);
  const isOwn = (code: string): code is keyof typeof texts.own => Object.hasOwn(texts.own, code);
  return {
    /** Words a range of prices, given in major units. */
    priceRange,
    nameOf: ({ code, label }: FacetView): string => (isOwn(code) ? texts.own[code] : label),
    valueOf: ({ code, look, label: name }: FacetView, { id, label }: FacetValue): string => {
      if (code === 'price') return priceStep(id);
      if (code === 'stock') return id === '1' ? texts.inStock : texts.soldOut;
      return look === 'flag' ? name : label;
    },
  };
};
