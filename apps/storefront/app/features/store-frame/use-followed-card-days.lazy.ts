import { useEffect } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useDeliveryPlace } from '../../shop/delivery/delivery-place.ts';
import { useFrame } from '../../shop/page/frame-context.ts';
import { followedCardDays } from '../../shop/cards/followed-card-days.ts';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { type CardDays, cardDaysOf } from '../../view-models/cards/card-days.ts';

/** Keeps the arrival days on cards up to date with the device's governorate and the time. */
export const useFollowedCardDays = (): void => {
  const frame = useFrame();
  const { language } = useStoreView();
  const place = useDeliveryPlace();
  const now = useNow();
  const text = JSON.stringify(cardDaysOf(frame.delivery, { place, language, now }));
  useEffect(() => {
    // Reuses the page's object when the days are equal, so that its cards do not render again.
    const days = text === JSON.stringify(frame.cardDays) ? frame.cardDays : (JSON.parse(text) as CardDays);
    followedCardDays.setState({ frame, days }, true);
  }, [frame, text]);
};
