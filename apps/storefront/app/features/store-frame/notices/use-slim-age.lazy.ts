import { momentInBaghdad } from '@dijla/commerce-rules/dates/moment-in-baghdad';
import { useEffect } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { slimState } from '../../../offline/slim/slim-state.ts';
import { showNotification } from '../../../shop/page/notification-state.ts';

/** Says once how old the products and prices are that a page without a connection shows from the slim catalogue. */
export const useSlimAge = (): void => {
  const { productsAsOf } = useTexts('frame');
  const { ok } = useTexts('shell');
  useEffect(() => {
    let told: number | null = null;
    const tell = (): void => {
      const { at } = slimState.getState();
      if (at === null || at === told) return;
      told = at;
      showNotification({
        type: 'warning',
        message: productsAsOf(momentInBaghdad(at)),
        action1: { label: ok },
        hasNoTimeout: true,
      });
    };
    tell();
    return slimState.subscribe(tell);
  }, [ok, productsAsOf]);
};
