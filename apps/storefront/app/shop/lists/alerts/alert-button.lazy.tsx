import { startTransition, useState } from 'react';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { textsIn } from '../../../i18n/texts-in.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { useWatchlist } from '../../../device/lists/watchlist-actions.ts';
import type { MarkedPurchase } from '../late-marks.ts';
import { MarkButton } from '../mark-button.lazy.tsx';

const sheet = lazyPart({
  part: async () => (await import('./alert-sheet.lazy.tsx')).AlertSheet,
  texts: textsIn('lists/alerts'),
});

/** Products made of others have no stock or price of their own to be told of. */
const isWatchable = ({ product }: MarkedPurchase): boolean =>
  product.type !== 'bundle' && product.type !== 'grouped';

/** The bell of a product: filled while an alert of what is chosen is on, it opens what can be turned on. */
export const AlertButton = ({ purchase }: { purchase: MarkedPurchase }) => {
  const texts = useTexts('marks');
  const { language } = useStoreView();
  const [isOpen, setOpen] = useState(false);
  const sku = purchase.buyable?.sku ?? purchase.product.sku;
  const isOn = useWatchlist(({ entries }) => entries.some((watch) => watch.sku === sku));
  if (!isWatchable(purchase)) return null;
  return (
    <>
      <MarkButton
        icon={isOn ? 'bellFull' : 'bell'}
        isOn={isOn}
        label={isOn ? texts.alertOn : texts.alert}
        onFetch={() => sheet.fetch(language)}
        onStyle="text-accent-ink"
        onToggle={() => startTransition(() => setOpen(true))}
      />
      {isOpen && <sheet.Part onClose={() => setOpen(false)} purchase={purchase} />}
    </>
  );
};
