import { deliveryDayOf } from '@dijla/commerce-rules/shipping/delivery-day-of';
import { largestSizeOf } from '@dijla/commerce-rules/shipping/largest-size-of';
import { ofRegion } from '@dijla/commerce-rules/shipping/of-region';
import { offeredSlots } from '@dijla/commerce-rules/shipping/offered-slots';
import type { DeliverySlot, DeliveryTerms } from '@dijla/contract/client';
import { useTexts } from '../../i18n/texts.tsx';
import { useFrame } from '../../shop/page/frame-context.ts';
import type { CartState } from '../../device/cart-view/cart-view.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import type { CheckoutFields } from './checkout-fields.ts';

export type Arrival = {
  /** The day in words; null while no clock can be read. */
  day: string | null;
  /** Times of that day one may ask for; none where the shop offers no choice. */
  slots: readonly DeliverySlot[];
  /** The one asked for: the first until another is chosen. */
  slot: DeliverySlot | null;
};

type Sized = Pick<CartState['lines'][number], 'size_class' | 'is_virtual'>;

/** The size class that says when these lines arrive in a governorate: the largest of those with days there, for a larger one without hides none. */
export const sizeClassIn = (
  lines: readonly Sized[],
  { sizes = [] }: Pick<DeliveryTerms, 'sizes'>,
  regionId: number,
): string | null => {
  const dated = sizes.filter(({ days }) => ofRegion(days, regionId) !== undefined);
  return largestSizeOf(
    lines.map(({ size_class, is_virtual = false }) => ({ size_class, is_virtual })),
    dated.map(({ size_class: code }) => code),
  );
};

type Ordered = Pick<CartState, 'lines' | 'payment_methods'> & {
  /** Code of the method that pays. */ paidBy: string | null;
};

/** When what is ordered now arrives in the governorate. Needs the texts `delivery`. */
export const useArrival = (
  { lines, payment_methods: methods, paidBy }: Ordered,
  { regionId, slot: wanted }: Pick<CheckoutFields, 'regionId' | 'slot'>,
): Arrival => {
  const { arrives, arrivesOnceMade } = useTexts('checkout');
  const { day } = useTexts('delivery');
  const { delivery } = useFrame();
  const now = useNow();
  // Something is made first, or paid first as the shopper is told to: its day is not known.
  const isOpen =
    lines.some(({ is_made: made }) => made) ||
    methods.some(({ code, instructions }) => code === paidBy && instructions !== undefined);
  const sizeClass = sizeClassIn(lines, delivery, regionId);
  const days = now === null ? null : deliveryDayOf(delivery, { regionId, sizeClass, now });
  const slots =
    now === null || days === null || isOpen ? delivery.slots : offeredSlots(delivery.slots, { days, now });
  const slot = slots.find(({ code }) => code === wanted) ?? slots[0] ?? null;
  return { day: isOpen ? arrivesOnceMade : days === null ? null : arrives(day(days)), slots, slot };
};
