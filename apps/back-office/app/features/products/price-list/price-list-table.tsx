import { useTexts } from '../../../i18n/use-desk.ts';
import { amountToType } from '../../../parts/typed-amount.ts';
import type { Currency, PreviewedLine } from './pasted-prices.ts';

/** Lines without faults that are shown; all others are. */
const shownAtMost = 200;

type Shown = { currency: Currency; scale: number };

const Change = ({ from, to }: { from: string; to: string }) => (
  <bdi dir="ltr">
    {from === to ? (
      <span className="text-ink-soft">{from}</span>
    ) : (
      <>
        <s className="text-ink-soft">{from}</s> → <strong>{to}</strong>
      </>
    )}
  </bdi>
);

const Line = ({ line, shown: { currency, scale } }: { line: PreviewedLine; shown: Shown }) => {
  const texts = useTexts('priceList');
  const { number, sku, product, to, qty, fault } = line;
  const regularOf = (prices: PreviewedLine['to']): string => {
    const amount = prices?.regular.find((each) => each.currency === currency)?.amount;
    return amount === undefined ? texts.byRate : amountToType(amount, scale);
  };
  const specialOf = (prices: PreviewedLine['to']): string => {
    const amount = prices?.specials
      .flatMap(({ amounts }) => amounts)
      .find((each) => each.currency === currency)?.amount;
    return amount === undefined ? texts.noSpecial : amountToType(amount, scale);
  };
  const before = product?.prices ?? null;
  return (
    <tr className="border-t border-line align-top">
      <td className="py-2 pe-3 text-ink-soft">{number}</td>
      <th className="py-2 pe-3 text-start font-normal" scope="row">
        <bdi className="font-medium" dir="ltr">
          {sku}
        </bdi>
        {product !== null && <bdi className="block text-sm text-ink-soft">{product.name}</bdi>}
      </th>
      {fault === null ? (
        <>
          <td className="py-2 pe-3 text-end">
            <Change from={regularOf(before)} to={regularOf(to ?? before)} />
          </td>
          <td className="py-2 pe-3 text-end">
            <Change from={specialOf(before)} to={specialOf(to ?? before)} />
          </td>
          <td className="py-2 text-end">
            <Change from={String(product?.qty ?? '')} to={String(qty ?? product?.qty ?? '')} />
          </td>
        </>
      ) : (
        <td className="py-2 font-medium text-danger" colSpan={3}>
          {texts.faults[fault]}
        </td>
      )}
    </tr>
  );
};

/** What each line will change, faulty ones first. */
export const PriceListTable = ({ lines, shown }: { lines: readonly PreviewedLine[]; shown: Shown }) => {
  const texts = useTexts('priceList');
  const faulty = lines.filter(({ fault }) => fault !== null);
  const good = lines.filter(({ fault }) => fault === null);
  const heads = [texts.columns.price, texts.columns.special, texts.columns.qty];
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-start">
        <thead>
          <tr className="text-sm text-ink-soft">
            <th className="pe-3 pb-2 text-start font-medium">{texts.columns.line}</th>
            <th className="pe-3 pb-2 text-start font-medium">{texts.columns.product}</th>
            {heads.map((head) => (
              <th className="pe-3 pb-2 text-end font-medium" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...faulty, ...good.slice(0, shownAtMost)].map((line) => (
            <Line key={line.number} line={line} shown={shown} />
          ))}
        </tbody>
      </table>
      {good.length > shownAtMost && (
        <p className="pt-3 text-ink-soft">{texts.more(good.length - shownAtMost)}</p>
      )}
    </div>
  );
};
