import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { readProductPoints } from '../../../device/account/reward-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';

/** How many points the customer gets for a piece of the product; nothing where it is none. */
export const EarnedPoints = ({ productId }: { productId: number }) => {
  const texts = useTexts('rewards');
  const { code } = useStoreView();
  const [points, setPoints] = useState(0);
  useEffect(() => {
    void readProductPoints(productId).then((read) => setPoints(read?.points ?? 0));
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
    </p>
  );
};
