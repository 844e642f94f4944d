import { createStore } from 'zustand/vanilla';
import type { CardDays } from '../../view-models/cards/card-days.ts';
import type { StoreFrameData } from '../page/frame-context.ts';

/**
 * The arrival days on cards for the device's governorate and the current time, with the frame data they were
 * computed from; null until hydration.
 */
export const followedCardDays = createStore<{ frame: StoreFrameData; days: CardDays } | null>(() => null);
