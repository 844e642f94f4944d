import { deliveryDayOf, deliveryTermOf } from '@dijla/commerce-rules/shipping/delivery-day-of';
import { useState } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { useDeliveryPlace } from './delivery-place.ts';
import { useFrame } from '../page/frame-context.ts';

const sheet = lazyPart({
  part: async () => (await import('./delivery-place-sheet.lazy.tsx')).DeliveryPlaceSheet,
});

const PlaceButton = ({ onOpen }: { onOpen: () => void }) => {
  const texts = useTexts('delivery');
  const { language } = useStoreView();
  const name = useDeliveryPlace().names[language];
  const fetchSheet = () => sheet.fetch(language);
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={texts.changePlace(name)}
        className="inline-flex min-w-0 items-center gap-1 text-accent-ink after:absolute after:inset-0 after:rounded-card noscript:hidden"
        onClick={onOpen}
        onFocus={fetchSheet}
        onPointerDown={fetchSheet}
        type="button"
      >
        <bdi className="truncate max-xs:whitespace-normal">{name}</bdi>
        <Icon className="size-4 shrink-0" name="down" />
      </button>
      <bdi className="hidden noscript:inline">{name}</bdi>
    </>
  );
};

/**
 * When an order placed now arrives in the chosen governorate, with a button to choose another. Two lines,
 * and a third only for a name too long beside the day: the server's page states the rule for Baghdad, the
 * device what currently applies, and nothing moves. Requires the texts `delivery`.
 */
export const DeliveryPromise = ({
  className = '',
  sizeClass,
}: {
  className?: string;
  sizeClass?: string | undefined;
}) => {
  const texts = useTexts('delivery');
  const place = useDeliveryPlace();
  const now = useNow();
  const [isChoosing, setChoosing] = useState(false);
  const { delivery } = useFrame();
  const { days, same_day_until: until } = deliveryTermOf(delivery, { regionId: place.id, sizeClass });
  const day =
    now === null
      ? until === null
        ? days
        : 0
      : deliveryDayOf(delivery, { regionId: place.id, sizeClass, now });
  return (
    <div
      className={`relative flex items-center gap-3 rounded-card has-[button:active]:bg-sunken ${className}`}
    >
      <span className="max-xs:hidden grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon className="size-5.5" name="truck" />
      </span>
      <p className="grid min-w-0 whitespace-nowrap max-xs:whitespace-normal">
        {/* New elements instead of changed ones: a text that moves within the same line would count as a layout shift. */}
        <span className="text-sm text-ink-soft" key={`order ${day}`}>
          {day === 0 && until !== null ? texts.orderBefore(until) : texts.orderNow}
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-1 font-semibold" key={`arrives ${day}`}>
          <span>{texts.arrives(texts.day(day))}</span> <PlaceButton onOpen={() => setChoosing(true)} />
        </span>
      </p>
      {isChoosing && <sheet.Part onClose={() => setChoosing(false)} sizeClass={sizeClass} />}
    </div>
  );
};
