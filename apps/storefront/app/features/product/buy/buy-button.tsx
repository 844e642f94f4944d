// @chunk purchase
import { useTexts } from '../../../i18n/texts.tsx';
import { preloadCartEngine } from '../../../device/journal/add-to-cart-soon.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';

export type BuyButtonProps = {
  isOutOfStock: boolean;
  hasIcon?: boolean;
  className: string;
  /** Instead of adding to the cart. */
  label?: string | undefined;
};

/** Puts the product into the cart. Out of stock it says so and is quiet, and a tap still tells why nothing was added. */
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
