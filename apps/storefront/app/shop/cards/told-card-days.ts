import { createStore } from 'zustand/vanilla';
import type { CardDays } from '../../view-models/cards/card-days.ts';
import type { StoreFrameData } from '../page/frame-context.ts';

/** What cards say of their day where this device shops for, at this hour, and the frame it was reckoned from; null until the page lives. */
export const toldCardDays = createStore<{ frame: StoreFrameData; days: CardDays } | null>(() => null);
