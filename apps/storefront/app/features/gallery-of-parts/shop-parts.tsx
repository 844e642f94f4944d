import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Breadcrumbs } from '../../shop/page/breadcrumbs.tsx';
import { CardList } from '../../shop/cards/card-list.tsx';
import { CartFreeDelivery } from '../../shop/cart/cart-free-delivery.tsx';
import { CartLine } from '../../shop/cart/cart-line.tsx';
import { CartSegments } from '../../shop/cart/cart-segments.tsx';
import { DeliveryPromise } from '../../shop/delivery/delivery-promise.tsx';
import { EmptyCart } from '../../shop/cart/empty-cart.tsx';
import { FrameProvider, useFrame } from '../../shop/page/frame-context.ts';
import { NoDelivery } from '../../shop/delivery/no-delivery.lazy.tsx';
import { lineProblem } from '../../shop/cart/line-problem.ts';
import { LinesSkeleton } from '../../shop/cart/lines-skeleton.tsx';
import { Price } from '../../shop/cards/price.tsx';
import { ProductCard } from '../../shop/cards/product-card.tsx';
import { StockLabel } from '../../shop/cards/stock-label.tsx';
import { VariantChoice } from '../../shop/cards/choice/variant-choice.tsx';
import { Wordmark } from '../../shop/page/wordmark.tsx';
import { paths } from '../../paths.ts';
import { shopSamples } from './shop-samples.ts';
import { Specimen, useWords } from './specimen.tsx';

const useSamples = () => {
  const { currency } = useStoreView();
  return shopSamples(useWords(), (dinars) => (currency.code === 'IQD' ? dinars : Math.round(dinars / 13.1)));
};

const Cards = () => (
  <Specimen name="ProductCard">
    <CardList className="gallery-cards" name="gallery">
      {useSamples().cards.map((card) => (
        <li key={card.sku}>
          <ProductCard card={card} heading="h3" />
        </li>
      ))}
    </CardList>
  </Specimen>
);

const NotificationsPart = () => {
  const words = useWords();
  const { code } = useStoreView();
  const [plain, special, from] = useSamples().cards;
  return (
    <>
      <Specimen name="Wordmark, Breadcrumbs">
        <Wordmark />
        <Breadcrumbs
          here={words('Steel kettle', 'غلاية ستيل')}
          trail={[{ name: words('Kitchen', 'المطبخ'), path: paths.entity(code, 'kitchen') }]}
        />
      </Specimen>
      <Specimen name="Price">
        {[plain, special, from].map(
          (card) => card && <Price key={card.sku} price={card.price} size="page" />,
        )}
        <Price price={null} size="page" />
      </Specimen>
      <Specimen name="StockLabel, DeliveryPromise">
        {(
          [
            { state: 'in-stock', left: null },
            { state: 'only-left', left: 3 },
            { state: 'out-of-stock', left: null },
          ] as const
        ).map((stock) => (
          <StockLabel key={stock.state} stock={stock} />
        ))}
        <DeliveryPromise />
      </Specimen>
    </>
  );
};

const contact = { hotline: '6699', whatsapp: '+9647001234567', email: 'hello@example.iq' };

/** A shop without contact details, shown beside one that has them. */
const Nowhere = () => {
  const words = useWords();
  const frame = useFrame();
  const part = <NoDelivery onChange={() => undefined} place={words('Basra', 'البصرة')} />;
  return (
    <Specimen name="NoDelivery">
      <FrameProvider value={{ ...frame, contact }}>{part}</FrameProvider>
      {part}
    </Specimen>
  );
};

const Choices = () => {
  const { options, buyables } = useSamples();
  return (
    <Specimen name="VariantChoice">
      <form className="grid gap-5">
        <VariantChoice buyables={buyables} choice={{ color: 1, size: 11 }} options={options} />
      </form>
    </Specimen>
  );
};

const Cart = () => {
  const { lines, totals } = useSamples();
  const texts = useTexts('cart');
  const goal = { from: totals.grand_total * 2, missing: totals.grand_total };
  return (
    <>
      <Specimen name="CartLine">
        {lines.map((line) => (
          <CartLine
            heading="h3"
            key={line.line_key}
            line={line}
            onFix={() => undefined}
            problem={lineProblem(line, texts)}
          />
        ))}
      </Specimen>
      <Specimen name="CartFreeDelivery, CartSegments">
        <CartFreeDelivery cart={{ free_delivery: goal, totals, lines }} />
        <CartFreeDelivery cart={{ free_delivery: { ...goal, missing: 0 }, totals, lines }} />
        <CartSegments place={null} totals={totals} />
      </Specimen>
      <Specimen name="LinesSkeleton, EmptyCart">
        <LinesSkeleton />
        <EmptyCart />
      </Specimen>
    </>
  );
};

export const ShopParts = () => (
  <>
    <NotificationsPart />
    <Cards />
    <Choices />
    <Nowhere />
    <Cart />
  </>
);
