import { ofRegion } from '@dijla/commerce-rules/shipping/of-region';
import type { DeliveryTerms } from '@dijla/contract/client';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../../device/session/use-session.ts';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { textsIn } from '../../../i18n/texts-in.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { useDeliveryPlace } from '../../../shop/delivery/delivery-place.ts';
import { DeliveryPromise } from '../../../shop/delivery/delivery-promise.tsx';
import { useFrame } from '../../../shop/page/frame-context.ts';
import { useMoneyText } from '../../../shop/cards/price.tsx';
import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';

/** Points that a customer gets for the product; a guest has none. */
const earned = lazyPart({
  part: async () => (await import('./earned-points.lazy.tsx')).EarnedPoints,
  texts: textsIn('rewards'),
});

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex min-h-11 items-center gap-2">
    <Icon className="size-5 text-accent-ink" name={icon} />
    {children}
  </li>
);

/**
 * For a product made to order, whose arrival day is unknown: who announces the day and how. As tall as the
 * promise of a day.
 */
const MadeForYou = () => {
  const texts = useTexts('productMore');
  return (
    <div className="flex items-center gap-3">
      <span className="max-xs:hidden grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon className="size-5.5" name="package" />
      </span>
      <p className="grid min-w-0">
        <span className="text-sm text-ink-soft">{texts.promiseMade}</span>
        <span className="font-semibold">{texts.promiseMadeDay}</span>
      </p>
    </div>
  );
};

/** Returns the delivery prices of a size class, or the general ones when it has none. */
const pricesOf = (
  { prices, sizes = [] }: DeliveryTerms,
  sizeClass: string | undefined,
): DeliveryTerms['prices'] => {
  const own = sizes.find(({ size_class: code }) => code === sizeClass)?.prices ?? [];
  return own.length > 0 ? own : prices;
};

/** The delivery fee to the device's governorate, and the amount from which delivery is free. */
const DeliveryPrice = ({ sizeClass }: { sizeClass: string | undefined }) => {
  const texts = useTexts('productMore');
  const moneyText = useMoneyText();
  const { id } = useDeliveryPlace();
  const { delivery } = useFrame();
  const prices = pricesOf(delivery, sizeClass);
  const known = ofRegion(prices, id);
  if (known === undefined) return null;
  const { price, free_from: from } = known;
  return (
    <p className="text-sm text-ink-soft">
      {price === 0
        ? texts.deliveryFree
        : from === null
          ? texts.deliveryPrice(moneyText(price))
          : texts.deliveryFreeFrom(moneyText(price), moneyText(from))}
    </p>
  );
};

/** Slug of the page on returns, if the shop has one. */
const returnsPage = 'returns';

type PromisesProps = {
  /** Names of the promises joined by spaces: a string, so that equal promises compare as equal. */
  kept: string;
  sizeClass: string | undefined;
  productId: number;
};

/** What the shop promises for an order of the product: the arrival day, cash on delivery, returns. */
export const Promises = ({ kept, sizeClass, productId }: PromisesProps) => {
  const promises = kept.split(' ');
  const hasAccount = useSession(({ profile }) => profile !== null);
  const texts = useTexts('productMore');
  const { code } = useStoreView();
  const { pages, seller } = useFrame();
  const returns = pages.find(({ identifier }) => identifier === returnsPage);
  const isSent = promises.includes('cash');
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card bg-sunken/70 p-4">
      {promises.includes('delivery') && <DeliveryPromise sizeClass={sizeClass} />}
      {promises.includes('made') && <MadeForYou />}
      {isSent && <DeliveryPrice sizeClass={sizeClass} />}
      <ul className="-mb-1.5 flex flex-wrap gap-x-6 text-[0.95rem]">
        {isSent && <Fact icon="cash">{texts.promiseCash}</Fact>}
        {isSent && returns !== undefined && (
          <Fact icon="returns">
            <Link
              className="inline-flex min-h-11 items-center underline decoration-line-strong/60 underline-offset-4 hover:decoration-current"
              to={paths.content(code, returns.identifier)}
            >
              {seller.return_days === null ? returns.title : texts.promiseReturns(seller.return_days)}
            </Link>
          </Fact>
        )}
        {!isSent && <Fact icon="package">{texts.promiseUnsent}</Fact>}
        {!isSent && <Fact icon="phone">{texts.promiseHours}</Fact>}
      </ul>
      {hasAccount && <earned.Part productId={productId} />}
    </div>
  );
};
