import { CardList } from '../../shop/cards/card-list.tsx';
import { cardRows, ProductCard } from '../../shop/cards/product-card.tsx';
import { ContentText } from '../../shop/page/content-text.tsx';
import type { LandingBlock as Block } from './load-landing.ts';

/** What a block of an extension shows below the text of a landing page. */
export const LandingBlock = ({ block }: { block: Block }) => {
  if (block.type === 'html')
    return (
      <section className="frame grid grid-cols-[minmax(0,44rem)] justify-center pt-8" id={block.id}>
        <div className="rounded-sheet bg-sunken p-5 md:p-8">
          <ContentText view={block} />
        </div>
      </section>
    );
  const { id, title, lang, cards } = block;
  return (
    cards.length > 0 && (
      <section aria-labelledby={`${id}-title`} className="frame pt-10" id={id}>
        <h2 className="pb-4 text-xl md:text-2xl" id={`${id}-title`} lang={lang ?? undefined}>
          {title}
        </h2>
        <CardList
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-3 md:grid-cols-4 md:gap-x-4"
          name={id}
        >
          {cards.map((card) => (
            <li className={`${cardRows} pb-6 md:pb-8`} key={card.sku}>
              <ProductCard card={card} heading="h3" />
            </li>
          ))}
        </CardList>
      </section>
    )
  );
};
