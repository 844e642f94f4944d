// @chunk purchase
import { useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import type { StoreCode } from '@dijla/contract/store-views';
import { type Texts, useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { addRefusalText } from './add-refusal-text.ts';
import { type NewNotification, showNotification } from '../page/notification-state.ts';

/** Result of an addition; null when it failed for an unknown reason. */
type Outcome = { ok: true; stock: 'ok' | 'volatile' } | { ok: false; code: string } | null;

/** What is needed to report the result on a page of a store. */
export type Telling = { texts: Texts['catalogue']; code: StoreCode; navigate: (path: string) => unknown };

export const useTelling = (): Telling => ({
  texts: useTexts('catalogue'),
  code: useStoreView().code,
  navigate: useNavigate(),
});

/** Returns a success, or a warning when the stock could not be checked. */
const addedOf = (
  stock: 'ok' | 'volatile',
  { addedToCart, addedVolatile }: Telling['texts'],
): Pick<NewNotification, 'type' | 'message'> =>
  stock === 'volatile'
    ? { type: 'warning', message: addedVolatile }
    : { type: 'success', message: addedToCart };

/**
 * Shows the result of an addition: what is in the cart, with a link to the checkout, or why it is not (spec
 * 1 §4).
 */
export const tellAdded = (
  outcome: Outcome,
  about: NewNotification['about'],
  { texts, code, navigate }: Telling,
): void =>
  showNotification(
    outcome?.ok
      ? {
          ...addedOf(outcome.stock, texts),
          about,
          action1: { label: texts.proceedToCheckout, run: () => void navigate(paths.checkout(code)) },
        }
      : { type: 'error', message: addRefusalText(outcome?.code ?? '', texts) },
  );
