import { deliveryDayOf } from '@dijla/commerce-rules/shipping/delivery-day-of';
import { largestSizeOf } from '@dijla/commerce-rules/shipping/largest-size-of';
import { ofRegion } from '@dijla/commerce-rules/shipping/of-region';
import { offeredSlots } from '@dijla/commerce-rules/shipping/offered-slots';
import type { DeliverySlot, DeliveryTerms } from '@dijla/contract/client';
import { useTexts } from '../../i18n/texts.tsx';
import { useFrame } from '../../shop/page/frame-context.ts';
import type { CartState } from '@dijla/device/cart-view/cart-view';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import type { CheckoutFields } from './answers/checkout-fields.ts';

export type Arrival = {
  /** The arrival day in words; null until the clock has been read. */
  day: string | null;
  /** Slots of that day the shopper may choose; empty when the shop offers none. */
  slots: readonly DeliverySlot[];
  /** The chosen slot; the first until another is chosen. */
  slot: DeliverySlot | null;
};

type Sized = Pick<CartState['lines'][number], 'size_class' | 'is_virtual'>;

/**
 * Returns the size class that determines when these lines arrive in a governorate: the largest with delivery
 * days there. A larger class without days does not hide it.
 */
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

/**
 * Whether something has to be made before it can be delivered, so that its day is agreed on. What is not delivered, like
 * a gift card with words of one's own, keeps nothing waiting.
 */
export const isMadeFirst = (
  lines: readonly Pick<CartState['lines'][number], 'is_made' | 'is_virtual'>[],
): boolean => lines.some(({ is_made: made, is_virtual: isVirtual }) => made && !isVirtual);

type Ordered = Pick<CartState, 'lines' | 'payment_methods'> & {
  /** Code of the chosen payment method. */ paidBy: string | null;
};

/** Returns when an order placed now arrives in the governorate. Requires the texts `delivery`. */
export const useArrival = (
  { lines, payment_methods: methods, paidBy }: Ordered,
  { regionId, slot: wanted }: Pick<CheckoutFields, 'regionId' | 'slot'>,
): Arrival => {
  const { arrives, arrivesOnceMade } = useTexts('checkout');
  const { day } = useTexts('delivery');
  const { delivery } = useFrame();
  const now = useNow();
  // The day is unknown when a product is made to order or the method has payment instructions, so that
  // payment comes first.
  const isOpen =
    isMadeFirst(lines) ||
    methods.some(({ code, instructions }) => code === paidBy && instructions !== undefined);
  const sizeClass = sizeClassIn(lines, delivery, regionId);
  const days = now === null ? null : deliveryDayOf(delivery, { regionId, sizeClass, now });
  const slots =
    now === null || days === null || isOpen ? delivery.slots : offeredSlots(delivery.slots, { days, now });
  const slot = slots.find(({ code }) => code === wanted) ?? slots[0] ?? null;
  return { day: isOpen ? arrivesOnceMade : days === null ? null : arrives(day(days)), slots, slot };
};
