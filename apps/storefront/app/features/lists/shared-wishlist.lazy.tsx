import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { readSharedWishlist, type SharedList } from '../../device/lists/wishlist-actions.ts';
import { paths } from '../../paths.ts';
import { CardList } from '../../shop/cards/card-list.tsx';
import { cardRows, ProductCard } from '../../shop/cards/product-card.tsx';
import { useListedCards } from '../../shop/lists/use-listed-cards.lazy.ts';

/** The products of a shared list as cards, each to be bought here. */
const SharedCards = ({ skus }: { skus: readonly string[] }) => {
  const cards = useListedCards(skus);
  const { notLoaded } = useTexts('lists');
  if (cards === 'failed') return <output className="text-ink-soft">{notLoaded}</output>;
  if (cards === null) return <span aria-busy className="skeleton block h-64 w-full" />;
  return (
    <CardList
      className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 lg:grid-cols-4"
      name="shared-wishlist"
    >
      {[...new Set(skus)].flatMap((sku) => {
        const card = cards.get(sku);
        return card === undefined
          ? []
          : [
              <li className={cardRows} key={sku}>
                <ProductCard card={card} heading="h2" />
              </li>,
            ];
      })}
    </CardList>
  );
};

const Nothing = ({ title, text }: { title: string; text: string }) => {
  const { code } = useStoreView();
  const { startShopping } = useTexts('lists');
  return (
    <EmptyState heading="h2" picture={<RiverPicture floating="box" />} text={text} title={title}>
      <Link className={buttonStyle.primary} to={paths.home(code)}>
        {startShopping}
      </Link>
    </EmptyState>
  );
};

/** A list that somebody shares, read by its code. */
export const SharedWishlist = () => {
  const { code: given = '' } = useParams();
  const texts = useTexts('wishlist');
  const { notLoaded } = useTexts('lists');
  const [list, setList] = useState<SharedList | null>(null);
  useEffect(() => {
    let isThere = true;
    void readSharedWishlist(given).then((read) => isThere && setList(read));
    return () => {
      isThere = false;
    };
  }, [given]);
  if (list === null) return <span aria-busy className="skeleton block h-64 w-full" />;
  if (list.kind === 'failed') return <output className="text-ink-soft">{notLoaded}</output>;
  if (list.kind === 'missing') return <Nothing text={texts.sharedMissingText} title={texts.sharedMissing} />;
  if (list.wishes.length === 0) return <Nothing text={texts.sharedMissingText} title={texts.sharedEmpty} />;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {texts.sharedBy(list.firstname)} · {texts.count(list.wishes.length)}
      </p>
      <SharedCards skus={list.wishes.map(({ sku }) => sku)} />
    </div>
  );
};
