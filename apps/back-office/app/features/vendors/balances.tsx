import type { DeskResult } from '@dijla/contract/desk-client';
import { Amount } from '../../parts/amount.tsx';

/** A seller, as her page shows her. */
export type Vendor = DeskResult<'desk/vendor'>;

/** What a seller is owed in each currency, one below the other. */
export const Balances = ({ balances }: Pick<Vendor, 'balances'>) =>
  balances.map(({ amount, unit }) => (
    <span className="block" key={unit.code}>
      <Amount minor={amount} unit={unit} />
    </span>
  ));

/** Hundredths of a percent as a percentage: 1,250 are 12.5%. */
export const Rate = ({ rate }: { rate: number }) => <bdi dir="ltr">{rate / 100}%</bdi>;
