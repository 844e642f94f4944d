import type { DeskResult } from '@dijla/contract/desk-client';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';

/** A seller, as her page shows her. */
export type Vendor = DeskResult<'desk/vendor'>;

/** What a seller is owed in each currency, one below the other. */
export const Balances = ({ balances }: Pick<Vendor, 'balances'>) =>
  balances.map(({ amount, unit }) => (
    <span className="block" key={unit.code}>
      <Amount minor={amount} unit={unit} />
    </span>
  ));

/** What a seller is owed, as a part of her page. */
export const Owed = ({ balances }: Pick<Vendor, 'balances'>) => {
  const texts = useTexts('vendors');
  return (
    <Panel title={texts.balance}>
      {balances.length === 0 ? (
        <p className="text-ink-soft">{texts.nothingOwed}</p>
      ) : (
        <strong className="text-lg">
          <Balances balances={balances} />
        </strong>
      )}
    </Panel>
  );
};

type Terms = Pick<NonNullable<Vendor['terms']>, 'rate' | 'storage_fee' | 'unit'>;

/** The terms of a seller that are in force. */
export const TermsFacts = ({ terms: { rate, storage_fee: fee, unit } }: { terms: Terms }) => {
  const texts = useTexts('vendors');
  return (
    <Facts
      facts={[
        { key: 'rate', name: texts.columns.rate, value: <Rate rate={rate} /> },
        { key: 'fee', name: texts.fee, value: <Amount minor={fee} unit={unit} /> },
      ]}
    />
  );
};

/** Hundredths of a percent as a percentage: 1,250 are 12.5%. */
export const Rate = ({ rate }: { rate: number }) => <bdi dir="ltr">{rate / 100}%</bdi>;
