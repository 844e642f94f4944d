import { baghdadDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { deliveryDayOf } from '@dijla/commerce-rules/shipping/delivery-day-of';
import { largestSizeOf } from '@dijla/commerce-rules/shipping/largest-size-of';
import { ofRegion } from '@dijla/commerce-rules/shipping/of-region';
import type { DeliveryTerms } from '@dijla/contract/client';
import type { ShownOrder } from '../../view-models/orders/order-view.ts';
import { type DeliveryDate, deliveryDateOf } from '../delivery/delivery-date.lazy.ts';

const dayMs = 86_400_000;

/** States in which an order is still to come, and nothing has gone wrong with it. */
const coming: ReadonlySet<string> = new Set(['pending', 'invoiced', 'preparing', 'shipped', 'dispatched']);

type Awaited = Pick<
  ShownOrder,
  'status' | 'placed_at' | 'lines' | 'delivery' | 'recipient' | 'may' | 'cancel_request'
>;

type Line = ShownOrder['lines'][number];

/** Whether words or pictures of one's own may have to be made into it, so that its day is agreed on. */
const isMadeMaybe = ({ is_virtual: isVirtual, product_option: option }: Line): boolean =>
  !isVirtual && Object.keys(option?.extension_attributes?.custom_options ?? {}).length > 0;

/**
 * Returns the day an order arrives, by the rule that told it when it was placed; null of one that is not under way,
 * whose payment comes first, whose day is agreed on, or whose day has passed.
 */
export const arrivalOf = (order: Awaited, terms: DeliveryTerms, now: number | null): DeliveryDate | null => {
  const { status, placed_at: placedAt, lines, delivery, recipient, may, cancel_request: request } = order;
  const regionId = recipient?.region_id ?? null;
  if (delivery === null || regionId === null || now === null || !coming.has(status)) return null;
  if (may.pay || request?.state === 'requested' || lines.some(isMadeMaybe)) return null;
  const dated = (terms.sizes ?? []).filter(({ days }) => ofRegion(days, regionId) !== undefined);
  const sizeClass = largestSizeOf(
    lines,
    dated.map(({ size_class: code }) => code),
  );
  const days = deliveryDayOf(terms, { regionId, sizeClass, now: placedAt });
  if (baghdadDayAt(placedAt + days * dayMs).count < baghdadDayAt(now).count) return null;
  return deliveryDateOf(terms, { regionId, sizeClass, placedAt, now });
};
