import { useTexts } from '../../../i18n/texts.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { relatedId } from '../section-ids.ts';

/**
 * Replaces the form of a product the cart does not accept, so that the shopper learns it without a refused
 * tap.
 */
const NotOrderable = () => (
  <p className="flex items-center gap-3 rounded-card bg-sunken px-4 py-3.5">
    <Icon className="size-5.5 text-accent-ink" name="clock" />
    {useTexts('productMore').notOrderable}
  </p>
);

/** Shown when a product is sold out, with a link to related products. */
const SoldOut = ({ hasRelated }: { hasRelated: boolean }) => {
  const texts = useTexts('productMore');
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon className="size-5.5" name="package" />
        {texts.soldOutText}
      </p>
      {hasRelated && (
        <a className={buttonStyle.primary} href={`#${relatedId}`}>
          {texts.seeSimilar}
          <Icon className="size-4.5" name="down" />
        </a>
      )}
    </div>
  );
};

/** Replaces the form and explains why the product cannot be bought. */
export const CannotBuy = ({ isSoldOut, hasRelated }: { isSoldOut: boolean; hasRelated: boolean }) =>
  isSoldOut ? <SoldOut hasRelated={hasRelated} /> : <NotOrderable />;
