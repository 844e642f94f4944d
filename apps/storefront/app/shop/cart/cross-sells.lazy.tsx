import { useEffect, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { deviceSource } from '../../offline/device-source.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { loadCrossSells } from './load-cross-sells.lazy.ts';
import { CardRow } from '../cards/product-carousel.lazy.tsx';

/**
 * A row of products that go with the cart; nothing while they are unknown. A product added from the row
 * stays in it.
 */
export const CrossSells = ({ skus }: { skus: readonly string[] }) => {
  const { crossSellsTitle } = useTexts('cart');
  const { code } = useStoreView();
  const [asked] = useState(skus);
  const [cards, setCards] = useState<readonly CardView[] | null>(null);
  useEffect(() => {
    let isThere = true;
    loadCrossSells(deviceSource(code), asked)
      .catch(() => [])
      .then((found) => isThere && setCards(found));
    return () => {
      isThere = false;
    };
  }, [code, asked]);
  if (cards === null) return <div aria-busy />;
  return cards.length === 0 ? null : (
    <section aria-labelledby="cross-sells-title" className="frame pt-10 pb-4 md:pt-14">
      <h2 className="pb-3 text-xl md:pb-5 md:text-2xl" id="cross-sells-title">
        {crossSellsTitle}
      </h2>
      <CardRow cards={cards} name="cross-sells" />
    </section>
  );
};
