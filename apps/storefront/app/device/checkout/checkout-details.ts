import {
  type CheckoutDetails,
  keepCheckoutDetails,
  readCheckoutDetails,
} from '@dijla/device/cart/checkout-details';
import { pageCartController } from '../cart/page-cart-controller.ts';

export type { CheckoutDetails };

/** Channel on which tabs announce a change of the checkout's values; the form alone listens. */
const channelName = 'dijla-checkout';

/** Returns what the shopper entered at checkout before; stored on this device only. */
export const loadCheckoutDetails = (): Promise<CheckoutDetails> =>
  readCheckoutDetails(pageCartController().device.storage);

export type SharedDetails = {
  /** Stores changed values and tells the other tabs. */
  save: (changed: CheckoutDetails) => Promise<void>;
  close: () => void;
};

/** Opens the checkout's values as all tabs share them; `onChange` is called after another tab has changed some. */
export const shareCheckoutDetails = (onChange: () => void): SharedDetails => {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
  channel?.addEventListener('message', onChange);
  return {
    save: async (changed) => {
      await keepCheckoutDetails(pageCartController().device, changed);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
      channel?.postMessage('changed');
    },
    close: () => channel?.close(),
  };
};
