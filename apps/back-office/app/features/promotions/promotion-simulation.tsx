import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { paths } from '../../paths.ts';
import { shareText } from '../../parts/share-text.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type PromotionValues, typedCount, typedPriority } from './promotion-values.ts';
import { type Choices, type Promotion, ruleTyped } from './rule/typed-rule.ts';

type Simulated = DeskResult<'desk/promotion-simulation'>;
type Sum = Simulated['sums'][number];

const shareOf = ({ discount, delivery, revenue }: Sum): string => shareText(discount + delivery, revenue);

const SumOf = ({ sum }: { sum: Sum }) => {
  const texts = useTexts('promotions');
  const { unit, orders, touched, discount, delivery, revenue } = sum;
  const rows = [
    [texts.givenDiscount, <Amount key="discount" minor={discount} unit={unit} />],
    ...(delivery === 0
      ? []
      : [[texts.givenDelivery, <Amount key="delivery" minor={delivery} unit={unit} />] as const]),
    [texts.revenue, <Amount key="revenue" minor={revenue} unit={unit} />],
    [
      texts.givenShare,
      <bdi dir="ltr" key="share">
        {shareOf(sum)}
      </bdi>,
    ],
  ] as const;
  return (
    <div>
      <p className="pb-1 font-semibold">
        {touched === 0 ? texts.touchedNone(grouped(orders)) : texts.touched(touched, grouped(orders))}
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <div className="flex justify-between gap-3 border-t border-line py-1.5" key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const Examples = ({ examples }: Pick<Simulated, 'examples'>) => {
  const texts = useTexts('promotions');
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-1 text-start font-semibold">{texts.examples}</caption>
      <thead>
        <tr className="text-ink-soft">
          <th className="text-start font-medium" scope="col">
            {texts.columns.orders}
          </th>
          <th className="h-8 ps-3 text-end font-medium" scope="col">
            {texts.before}
          </th>
          <th className="h-8 ps-3 text-end font-medium" scope="col">
            {texts.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ order_id, order_number, unit, before, after }) => (
          <tr className="border-t border-line" key={order_id}>
            <th className="text-start font-normal" scope="row">
              <Link
                className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
                dir="ltr"
                to={paths.order(order_id)}
              >
                {order_number}
              </Link>
            </th>
            <td className="ps-3 text-end text-ink-soft">
              <Amount minor={before} unit={unit} />
            </td>
            <td className="ps-3 text-end font-semibold">
              <Amount minor={after} unit={unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Result = ({ simulated: { orders, counted, sums, examples } }: { simulated: Simulated }) => {
  const texts = useTexts('promotions');
  if (counted === 0) return <p>{texts.noPastOrders}</p>;
  return (
    <div className="grid gap-4">
      {sums.map((sum) => (
        <SumOf key={sum.unit.code} sum={sum} />
      ))}
      {counted < orders && (
        <p className="text-sm text-ink-soft">{texts.countedNewest(grouped(counted), grouped(orders))}</p>
      )}
      {examples.length > 0 && <Examples examples={examples} />}
    </div>
  );
};

type Given = { choices: Choices; promotion: Promotion | null };

/** Returns what a simulation of the form is asked with; null while its rule is unfinished. */
const useTyped = ({ choices, promotion }: Given): string | null => {
  const values = useWatch<PromotionValues>() as PromotionValues;
  const { rule, priority = '', stops_further = false, uses_per_customer = '', who } = values;
  const finished = ruleTyped(rule, choices.units);
  return (
    finished &&
    JSON.stringify({
      rule: JSON.stringify(finished),
      priority: String(typedPriority(priority) ?? 0),
      stops_further: String(stops_further),
      uses_per_customer: String(typedCount(uses_per_customer) ?? null),
      has_codes: String(promotion === null ? who !== 'everybody' : promotion.coupons > 0),
      ...(promotion !== null && { promotionId: String(promotion.id) }),
    })
  );
};

/** Counts what the rule of the form would have changed of the orders of the last 30 days, when it is asked to. */
export const PromotionSimulation = (given: Given) => {
  const texts = useTexts('promotions');
  const typed = useTyped(given);
  const [asked, setAsked] = useState<string | null>(null);
  const query = JSON.parse(asked ?? '{}') as { rule: string };
  const answer = useCall('desk/promotion-simulation', { query }, { isOff: asked === null });
  const { data, isFetching, isPlaceholderData } = answer;
  const isOfForm = asked !== null && typed === asked;
  const count = (): void => {
    if (isOfForm) void answer.refetch();
    else setAsked(typed);
  };
  return (
    <Panel title={texts.simulation}>
      <p className="pb-3 text-sm text-ink-soft">{texts.simulationText}</p>
      <div aria-live="polite" className="grid gap-3">
        <button
          className={`${deskButton.quiet} justify-self-start`}
          disabled={typed === null || isFetching}
          onClick={count}
          type="button"
        >
          {isFetching ? texts.simulating : texts.simulate}
        </button>
        {typed === null && <p className="text-ink-soft">{texts.previewWaits}</p>}
        {asked !== null && typed !== null && !isOfForm && (
          <p className="text-ink-soft">{texts.simulationChanged}</p>
        )}
        {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
        {isOfForm && data && !answer.isError && !isPlaceholderData && <Result simulated={data} />}
      </div>
    </Panel>
  );
};
