import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';
import { useSyncExternalStore } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import {
  chooseOtherCurrency,
  onDisplayCurrencyChange,
  otherCurrencyOf,
  showsOtherCurrency,
} from './display-currency.lazy.ts';
import { shopTime } from '@dijla/device/platform/shop-clock';

/** Whether prices are shown in the shop's other currency too. What is charged stays as it is, and stands first. */
export const CurrencyChoice = () => {
  const texts = useTexts('frame');
  const store = useStoreView();
  const isShown = useSyncExternalStore(onDisplayCurrencyChange, showsOtherCurrency, () => false);
  const other = otherCurrencyOf(store);
  if (other === null) return null;
  const [own, second] = [store.currency.symbol, other.symbol];
  return (
    <div className="grid gap-1.5">
      <Segmented
        legend={texts.prices}
        name="display-currency"
        onChange={(value) => void chooseOtherCurrency(value === 'both', store, shopTime())}
        segments={[
          { value: 'own', label: texts.pricesIn(own) },
          { value: 'both', label: texts.pricesAlsoIn(own, second) },
        ]}
        value={isShown ? 'both' : 'own'}
      />
      {isShown && <p className="text-sm text-ink-soft">{texts.pricesHint(own)}</p>}
    </div>
  );
};
