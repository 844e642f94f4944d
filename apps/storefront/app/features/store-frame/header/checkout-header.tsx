// @chunk shell
import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { hotlineHref, numberText } from '../../../shop/page/contact-links.ts';
import { useFrame } from '../../../shop/page/frame-context.ts';
import { useShopName } from '../../../shop/page/use-shop-name.ts';
import { Wordmark } from '../../../shop/page/wordmark.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { CartLink } from './cart-link.tsx';

const roundStyle =
  'press flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2.5 hover:bg-sunken active:bg-sunken';

/**
 * The header of the checkout, without distractions: the shop's name, its phone number, and a link back to
 * the cart (spec 1 §2, layouts).
 */
export const CheckoutHeader = () => {
  const { code } = useStoreView();
  const texts = useTexts('shell');
  const { hotline } = useFrame().contact;
  return (
    <header className="sticky top-0 z-30 bg-ground/95 shadow-[0_1px_0_var(--line)] backdrop-blur-md">
      <div className="frame flex h-(--header) items-center gap-1 md:gap-3">
        <Link
          aria-label={texts.shopHome(useShopName())}
          className="press -ms-1 shrink-0 rounded-card p-1"
          to={paths.home(code)}
        >
          <Wordmark nameOn="roomy" />
        </Link>
        <div className="ms-auto flex items-center md:gap-2">
          {hotline !== null && (
            <a
              aria-label={`${texts.callUs}: ${numberText(hotline)}`}
              className={roundStyle}
              href={hotlineHref(hotline)}
            >
              <Icon name="phone" />
              <bdi className="font-medium max-md:hidden" dir="ltr">
                {numberText(hotline)}
              </bdi>
            </a>
          )}
          <CartLink className={roundStyle} />
        </div>
      </div>
    </header>
  );
};
