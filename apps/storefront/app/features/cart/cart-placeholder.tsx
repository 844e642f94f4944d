import { useTexts } from '../../i18n/texts.tsx';
import { LinesSkeleton } from '../../shop/cart/lines-skeleton.tsx';
import { NeedsScripts } from '../../shop/page/needs-scripts.tsx';
import { CartHeading } from './cart-heading.tsx';

/** Placeholder of the cart page until the device has been read. */
export const CartPlaceholder = () => {
  const texts = useTexts('cart');
  return (
    <div className="frame pt-6 md:pt-10">
      <CartHeading count={null} />
      <NeedsScripts text={texts.needsScripts} />
      <div className="pt-3 md:pe-[26.5rem] md:pt-5">
        <LinesSkeleton />
      </div>
    </div>
  );
};
