import { momentInBaghdad } from '@dijla/commerce-rules/dates/moment-in-baghdad';
import { useEffect } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import { slimState } from '../../../offline/slim/slim-state.ts';
import { showInPlaceOf } from './in-place-of.lazy.ts';
import { isToldOf, noteTold } from './told-offline.lazy.ts';

/** A moment that is never broken over two lines. */
const unbroken = (moment: string): string =>
  `\u2066${moment.replaceAll('-', '-\u2060').replaceAll(' ', '\u00A0')}\u2069`;

/**
 * Says how old the products and prices are that a page without a connection shows from the slim catalogue: once until the
 * connection is back, in the place of the notice that there is none.
 */
export const useSlimAge = (): void => {
  const { productsAsOf, runningOffline } = useTexts('frame');
  useEffect(() => {
    const tell = (): void => {
      const { at } = slimState.getState();
      if (at === null || isToldOf('age')) return;
      noteTold('age');
      showInPlaceOf(runningOffline, { type: 'info', message: productsAsOf(unbroken(momentInBaghdad(at))) });
    };
    tell();
    return slimState.subscribe(tell);
  }, [productsAsOf, runningOffline]);
};
