import type { ReactNode } from 'react';
import { lazyPart } from '../i18n/lazy-part.tsx';
import type { KnownBestsellers } from './known-bestsellers.ts';

/** Stands whole in the page; its links are links before its code has come. */
const emptyCart = lazyPart({ part: async () => (await import('./empty-cart.tsx')).EmptyCart });

/**
 * A page of the cart until the device has been read. Where nothing speaks for a cart (`data-cart`) and nothing was looked at (`data-seen`) it says at once
 * that there is none and leads on, without scripts; elsewhere `room` is kept for what comes.
 */
export const UnreadCart = ({ room, bestsellers }: KnownBestsellers & { room: ReactNode }) =>
  bestsellers === null ? (
    room
  ) : (
    <>
      <div className="likely-filled">{room}</div>
      <div className="likely-empty">
        <emptyCart.Part bestsellers={bestsellers} />
      </div>
    </>
  );
