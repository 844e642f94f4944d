import { grouped } from '@dijla/messages/plural';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { Panel } from '../../../parts/panel.tsx';
import type { DeskOrder } from '../moves/offered-moves.ts';

/** Pieces of each line that came back, over all packages. */
const givenBackOf = ({ packages }: DeskOrder, line: number): number =>
  packages
    .flatMap(({ lines }) => lines)
    .filter(({ line_number }) => line_number === line)
    .reduce((pieces, { given_back }) => pieces + given_back, 0);

/** Names a row of the totals in the language of the desk; of a discount, its code or promotion stays as it was called. */
const useTotalTitle = (): ((row: DeskOrder['totals'][number]) => string) => {
  const { totalTitles } = useTexts('order');
  return ({ code, title }) => {
    if (!Object.hasOwn(totalTitles, code)) return title;
    const word = totalTitles[code as keyof typeof totalTitles];
    const named = code === 'discount' ? / (\([^]+\))$/.exec(title)?.[1] : undefined;
    return named === undefined ? word : `${word} ${named}`;
  };
};

/** What the buyer chose and typed, and what a bundle holds. */
const Chosen = ({ line: { options, parts } }: { line: DeskOrder['lines'][number] }) => (
  <ul className="text-sm [overflow-wrap:anywhere] whitespace-pre-line empty:hidden">
    {options.map(({ label, value }) => (
      <li key={`${label} ${value}`}>
        <span className="text-ink-soft">
          <bdi>{label}</bdi>:{' '}
        </span>
        <bdi>{value}</bdi>
      </li>
    ))}
    {parts.map(({ sku, name, qty }) => (
      <li className="text-ink-soft" key={sku}>
        {grouped(qty)} × <bdi>{name}</bdi> <bdi dir="ltr">{sku}</bdi>
      </li>
    ))}
  </ul>
);

/** What is in the order, and how its total is made. */
// oxlint-disable-next-line max-lines-per-function -- the markup of one table
export const OrderLines = ({ order }: { order: DeskOrder }) => {
  const texts = useTexts('order');
  const shared = useTexts('orders');
  const {
    currency,
    status: { charged, unit },
  } = order;
  const titleOf = useTotalTitle();
  return (
    <Panel title={shared.items}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{shared.items}</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <th className="pb-1 text-start font-medium" scope="col">
              {texts.product}
            </th>
            <th className="px-3 pb-1 text-end font-medium" scope="col">
              {texts.qty}
            </th>
            <th className="pb-1 text-end font-medium" scope="col">
              {texts.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => {
            const { line_number, sku, name, qty, row_total_incl_tax } = line;
            const back = givenBackOf(order, line_number);
            return (
              <tr className="border-t border-line align-top" key={line_number}>
                <td className="py-2">
                  <bdi className="font-medium">{name}</bdi>
                  <Chosen line={line} />
                  <span className="block text-sm text-ink-soft">
                    <bdi dir="ltr">{sku}</bdi>
                    {back > 0 && <span className="ms-3 text-warning">{texts.givenBack(back)}</span>}
                  </span>
                </td>
                <td className="px-3 py-2 text-end">{grouped(qty)}</td>
                <td className="py-2 text-end">
                  <Amount minor={row_total_incl_tax} unit={currency} />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {charged !== null && unit.code !== currency.code && (
            <tr className="border-t border-line font-semibold">
              <th className="py-1 text-start font-[inherit]" colSpan={2} scope="row">
                {texts.payable}
              </th>
              <td className="py-1 text-end">
                <Amount minor={charged} unit={unit} />
              </td>
            </tr>
          )}
          {order.totals.map((row) => (
            <tr
              className={row.code === 'grand_total' ? 'border-t border-line font-semibold' : 'text-ink-soft'}
              key={row.code}
            >
              <th className="py-1 text-start font-[inherit]" colSpan={2} scope="row">
                {titleOf(row)}
              </th>
              <td className="py-1 text-end">
                {row.value !== null && <Amount minor={row.value} unit={currency} />}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </Panel>
  );
};
