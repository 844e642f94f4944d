import { useTexts } from '../../../i18n/texts.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { relatedId } from '../section-ids.ts';

/** Stands where the form would: what the cart does not take is shown, and said to be so, instead of being refused after a tap. */
const NotOrderable = () => (
  <p className="flex items-center gap-3 rounded-card bg-sunken px-4 py-3.5">
    <Icon className="size-5.5 text-accent-ink" name="clock" />
    {useTexts('productMore').notOrderable}
  </p>
);

/** Said once where nothing of a product is left, with the way to what stands in for it. */
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

/** Why a product cannot be bought here, in the place of its form. */
export const CannotBuy = ({ isSoldOut, hasRelated }: { isSoldOut: boolean; hasRelated: boolean }) =>
  isSoldOut ? <SoldOut hasRelated={hasRelated} /> : <NotOrderable />;
