import { ProductCard } from '../../shop/product-card.tsx';
import type { CardView } from '../../view-models/card-view.ts';

/** A row of eight: two columns on a phone, four on a wide screen. */
export const ProductRow = ({ id, title, cards }: { id: string; title: string; cards: readonly CardView[] }) =>
  cards.length === 0 ? null : (
    <section aria-labelledby={`${id}-title`} className="frame pt-12" id={id}>
      <h2 className="pb-4 text-2xl" id={`${id}-title`}>
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-4 md:gap-x-4">
        {cards.map((card) => (
          <li key={card.sku}>
            <ProductCard card={card} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
