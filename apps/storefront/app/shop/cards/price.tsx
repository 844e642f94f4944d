// @chunk trade
import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { OtherAmount } from './other-amount.tsx';
import type { PriceView } from '../../view-models/product/price-view.ts';

/** An amount with a small currency sign, isolated from the direction of the surrounding text. */
export const Amount = ({
  minor,
  signClass = 'text-[0.72em] font-medium',
}: {
  minor: number;
  signClass?: string;
}) => {
  const { sign, amount, symbol, placement } = formatMoney(minor, useStoreView().currency);
  const mark = <span className={signClass}>{symbol}</span>;
  return (
    <bdi className="whitespace-nowrap">
      {placement === 'prepend' ? (
        <>
          {sign}
          {mark}
          {amount}
        </>
      ) : (
        <>
          <bdi dir="ltr">
            {sign}
            {amount}
          </bdi>{' '}
          {mark}
        </>
      )}
    </bdi>
  );
};

/** Returns a function that formats an amount as plain text, for places without markup. */
export const useMoneyText = (): ((minor: number) => string) => {
  const { currency } = useStoreView();
  return (minor) => formatMoney(minor, currency).text;
};

const sizes = { small: 'text-base', card: 'text-lg', page: 'text-3xl' } as const;

/** The former price, struck through; nothing when the price is not reduced. */
export const PriceBefore = ({ price: { regular } }: { price: PriceView }) => {
  const texts = useTexts('catalogue');
  return regular === null ? null : (
    <s className="text-sm text-ink-soft">
      <span className="sr-only">{`${texts.regularPrice} `}</span>
      <Amount minor={regular} />
    </s>
  );
};

/** The former price and the saving; nothing when the price is not reduced. */
export const Saving = ({ price }: { price: PriceView }) => {
  const texts = useTexts('catalogue');
  const moneyText = useMoneyText();
  const { final, regular } = price;
  if (regular === null) return null;
  return (
    <>
      <PriceBefore price={price} />
      <span className="text-sm font-semibold text-accent-ink">{texts.save(moneyText(regular - final))}</span>
    </>
  );
};

/** The price, with the former price and the saving unless `isBare`. */
export const Price = ({
  price,
  size,
  isBare = false,
}: {
  price: PriceView | null;
  size: keyof typeof sizes;
  isBare?: boolean;
}) => {
  const texts = useTexts('catalogue');
  if (price === null)
    return <p className={`${sizes[size]} font-medium text-ink-soft`}>{texts.priceUnknown}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className={`${sizes[size]} leading-tight font-bold`}>
        {price.isFrom && <span className="text-[0.72em] font-medium">{texts.from} </span>}
        <Amount minor={price.final} />
      </span>
      <OtherAmount minor={price.final} />
      {!isBare && <Saving price={price} />}
    </p>
  );
};
