import type { DeskResult } from '@dijla/contract/desk-client';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { Screen } from '../../shell/screen.tsx';
import type { Closing as ClosingAsked } from './close-day-sheet.tsx';
import { ClosedDays } from './closed-days.tsx';

const CloseDaySheet = lazy(async () => ({ default: (await import('./close-day-sheet.tsx')).CloseDaySheet }));

const everyMs = 30_000;

type Courier = DeskResult<'desk/courier-cash'>['couriers'][number];

/** Money of the shop is in dinars where nothing was collected yet. */
const dinars = { code: 'IQD', scale: 0 } as const;

type CourierProps = { courier: Courier; onClose: (asked: ClosingAsked) => void };

/** What a courier holds in one currency, and how the day was closed. */
const HeldCash = ({ courier, held, onClose }: CourierProps & { held: Courier['cash'][number] }) => {
  const texts = useTexts('run');
  const { unit, amount } = held;
  const isClosed = courier.closings.some((one) => one.unit.code === unit.code);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span>
        <span className="block text-sm text-ink-soft">{amount < 0 ? texts.owedToCourier : texts.holds}</span>
        <span className="text-xl font-bold">
          <Amount minor={Math.abs(amount)} unit={unit} />
        </span>
      </span>
      {isClosed ? (
        <span className="inline-flex items-center gap-2 text-success">
          <DeskIcon name="check" />
          {texts.closedToday}
        </span>
      ) : (
        <button
          aria-label={`${texts.closeDay}: ${courier.name}`}
          className={amount === 0 ? deskButton.quiet : deskButton.primary}
          onClick={() => onClose({ courier, unit, expected: amount })}
          type="button"
        >
          {texts.closeDay}
        </button>
      )}
    </li>
  );
};

/** Orders that a courier delivered and took too little for. */
const UnpaidDeliveries = ({ unpaid }: Pick<Courier, 'unpaid'>) => {
  const texts = useTexts('run');
  return (
    <>
      <h3 className="pt-4 text-sm font-medium text-danger">{texts.deliveredUnpaid}</h3>
      <ul className="grid gap-1 pt-1">
        {unpaid.map(({ order_id, order_number, unit, due }) => (
          <li className="flex justify-between gap-3" key={order_id}>
            <Link className="text-accent-ink" to={paths.order(order_id)}>
              {order_number}
            </Link>
            <Amount minor={due} unit={unit} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** A courier with what is held in each currency. */
const CourierCard = ({ courier, onClose }: CourierProps) => {
  const texts = useTexts('run');
  const { name, stops } = courier;
  const cash = courier.cash.length > 0 ? courier.cash : [{ unit: dinars, amount: 0 }];
  return (
    <Panel
      as="article"
      aside={
        stops > 0 && (
          <span className="text-ink-soft">
            {texts.onTheWay}: {texts.stops(stops)}
          </span>
        )
      }
      title={name}
    >
      <ul className="grid gap-3">
        {cash.map((held) => (
          <HeldCash courier={courier} held={held} key={held.unit.code} onClose={onClose} />
        ))}
      </ul>
      {courier.unpaid.length > 0 && <UnpaidDeliveries unpaid={courier.unpaid} />}
    </Panel>
  );
};

/** What couriers hold, and their days that were closed. */
export const CourierCashScreen = () => {
  const texts = useTexts('run');
  const answer = useCall('desk/courier-cash', {}, { everyMs });
  const [closing, setClosing] = useState<ClosingAsked | null>(null);
  const { data } = answer;
  return (
    <Screen help={texts.cashHelp} title={texts.cashTitle}>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {data && (
        <div className="grid grid-cols-1 gap-6">
          {data.couriers.length === 0 && <p className="text-ink-soft">{texts.noCourierCash}</p>}
          <ul className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
            {data.couriers.map((courier) => (
              <li key={courier.id}>
                <CourierCard courier={courier} onClose={setClosing} />
              </li>
            ))}
          </ul>
          <ClosedDays closings={data.closings} />
        </div>
      )}
      {closing !== null && (
        <Suspense>
          <CloseDaySheet closing={closing} onClose={() => setClosing(null)} />
        </Suspense>
      )}
    </Screen>
  );
};
