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

/** What is in the order, and how its total is made. */
// oxlint-disable-next-line max-lines-per-function -- the markup of one table
export const OrderLines = ({ order }: { order: DeskOrder }) => {
  const texts = useTexts('order');
  const shared = useTexts('orders');
  const { currency } = order;
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
          {order.lines.map(({ line_number, sku, name, qty, row_total_incl_tax, discount_amount }) => {
            const back = givenBackOf(order, line_number);
            return (
              <tr className="border-t border-line align-top" key={line_number}>
                <td className="py-2">
                  <bdi className="font-medium">{name}</bdi>
                  <span className="block text-sm text-ink-soft">
                    <bdi dir="ltr">{sku}</bdi>
                    {back > 0 && <span className="ms-3 text-warning">{texts.givenBack(back)}</span>}
                  </span>
                </td>
                <td className="px-3 py-2 text-end">{grouped(qty)}</td>
                <td className="py-2 text-end">
                  <Amount minor={row_total_incl_tax - discount_amount} unit={currency} />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {order.totals.map(({ code, title, value }) => (
            <tr
              className={code === 'grand_total' ? 'border-t border-line font-semibold' : 'text-ink-soft'}
              key={code}
            >
              <th className="py-1 text-start font-[inherit]" colSpan={2} scope="row">
                {title}
              </th>
              <td className="py-1 text-end">{value !== null && <Amount minor={value} unit={currency} />}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </Panel>
  );
};
