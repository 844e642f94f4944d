import { grouped } from '@dijla/messages/plural';
import { useTexts } from '../../../i18n/use-desk.ts';
import { useAmountText } from '../../../parts/amount.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { StateDot } from '../../../parts/state-dot.tsx';
import { type DeskOrder, isUndelivered } from '../moves/offered-moves.ts';

/** The packages of the order: how far each is, who brings it, what is in it and what is collected for it. */
// oxlint-disable-next-line max-lines-per-function -- the markup of one list
export const OrderPackages = ({ order }: { order: DeskOrder }) => {
  const texts = useTexts('order');
  const amountText = useAmountText();
  const nameOf = (line: number): string =>
    order.lines.find(({ line_number }) => line_number === line)?.name ?? '';
  const courierOf = (number: number): string | null =>
    order.packages.find((one) => one.number === number)?.courier_name ?? null;
  return (
    <Panel title={texts.packages}>
      <ul className="grid gap-3">
        {order.status.packages.map(
          ({ number, increment_id, state, carrier, tracking_number, to_collect }) => (
            <li className="grid gap-1 border-t border-line pt-2 first:border-0 first:pt-0" key={number}>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="flex flex-wrap items-center gap-x-3">
                  <bdi className="font-semibold" dir="ltr">
                    {increment_id}
                  </bdi>
                  <StateDot state={state} />
                </span>
                {to_collect > 0 && !isUndelivered(order) && (
                  <span className="font-medium">
                    {texts.collect(amountText(to_collect, order.status.unit))}
                  </span>
                )}
              </div>
              {courierOf(number) !== null && (
                <p className="text-ink-soft">
                  <bdi>{courierOf(number)}</bdi>
                </p>
              )}
              {carrier !== null && courierOf(number) === null && (
                <p className="text-ink-soft">
                  <bdi dir="ltr">{carrier}</bdi>
                  {tracking_number !== null && (
                    <>
                      {' · '}
                      <bdi dir="ltr">{tracking_number}</bdi>
                    </>
                  )}
                </p>
              )}
              {order.status.packages.length > 1 && (
                <ul className="text-sm text-ink-soft">
                  {order.packages
                    .find((one) => one.number === number)
                    ?.lines.map(({ line_number, qty }) => (
                      <li key={line_number}>
                        {grouped(qty)}× <bdi>{nameOf(line_number)}</bdi>
                      </li>
                    ))}
                </ul>
              )}
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
};
