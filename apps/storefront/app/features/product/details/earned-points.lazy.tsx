import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { isoInstant, wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type ProductPoints, readProductPoints } from '../../../device/account/reward-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';

type Earned = Pick<ProductPoints, 'points' | 'campaign'>;
const nothing: Earned = { points: 0, campaign: null };
const hundredths = 100;

/** The last moment before an instant: a campaign until midnight holds on the day before. */
const lastInstant = (until: string): string => isoInstant(wireInstant(until) - 1);

/** How many points the customer gets for a piece of the product; nothing where it is none. */
export const EarnedPoints = ({ productId }: { productId: number }) => {
  const texts = useTexts('rewards');
  const { code } = useStoreView();
  const [{ points, campaign }, setRead] = useState<Earned>(nothing);
  useEffect(() => {
    void readProductPoints(productId).then((read) => setRead(read ?? nothing));
  }, [productId]);
  if (points === 0) return null;
  return (
    <p className="-mt-1 flex items-center gap-2 text-[0.95rem]">
      <Icon className="size-5 text-accent-ink" name="star" />
      <Link
        className="inline-flex min-h-11 items-center underline decoration-line-strong/60 underline-offset-4 hover:decoration-current"
        to={paths.rewards(code)}
      >
        {texts.earnedHere(texts.points(points))}
      </Link>
      {campaign !== null && (
        <span className="font-medium">
          {texts.campaign(campaign.factor / hundredths, dayInBaghdad(lastInstant(campaign.until)))}
        </span>
      )}
    </p>
  );
};
