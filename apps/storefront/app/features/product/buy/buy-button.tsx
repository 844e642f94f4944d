// @chunk purchase
import { useTexts } from '../../../i18n/texts.tsx';
import { preloadCartEngine } from '../../../device/cart/add-to-cart-soon.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

export type BuyButtonProps = {
  isOutOfStock: boolean;
  hasIcon?: boolean;
  className: string;
  /** Replaces the text of the button, for actions other than adding to the cart. */
  label?: string | undefined;
};

/**
 * Adds the product to the cart. For a product out of stock the button says so in a muted style, and a tap
 * still explains why nothing was added.
 */
export const BuyButton = ({ isOutOfStock, hasIcon = false, className, label }: BuyButtonProps) => {
  const texts = useTexts('catalogue');
  return (
    <button
      className={`${isOutOfStock ? buttonStyle.quiet : buttonStyle.primary} ${className}`}
      onFocus={preloadCartEngine}
      onPointerDown={preloadCartEngine}
      type="submit"
    >
      {hasIcon && !isOutOfStock && <Icon className="size-5.5" name="cart" />}
      {isOutOfStock ? texts.outOfStock : (label ?? texts.addToCart)}
    </button>
  );
};
