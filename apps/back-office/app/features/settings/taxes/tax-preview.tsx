import type { DeskResult } from '@dijla/contract/desk-client';
import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import { PickedProducts } from '../../../product-list/picked-products.tsx';
import { percentText, type Taxes, taxesTyped, taxOn, type TaxValues } from './tax-values.ts';

type Example = DeskResult<'desk/tax-example'>;
type Where = { customerClassId: number; regionId: number | null };
type Row = { label: string; now: ReactNode; after: ReactNode; isOther: boolean };

const Table = ({ rows }: { rows: readonly Row[] }) => {
  const texts = useTexts('taxes');
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="text-sm text-ink-soft">
          <th className="text-start" scope="col">
            <span className="sr-only">{texts.preview}</span>
          </th>
          <th className="h-8 ps-3 text-end font-medium" scope="col">
            {texts.now}
          </th>
          <th className="h-8 ps-3 text-end font-medium" scope="col">
            {texts.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, now, after, isOther }) => (
          <tr className="border-t border-line" key={label}>
            <th className="py-1.5 text-start font-normal text-ink-soft" scope="row">
              {label}
            </th>
            <td className="ps-3 text-end text-ink-soft">{now}</td>
            <td className={`ps-3 text-end ${isOther ? 'font-semibold' : ''}`}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Compared = ({ taxes, example, where }: { taxes: Taxes; example: Example; where: Where }) => {
  const texts = useTexts('taxes');
  const typed = taxesTyped(useWatch<TaxValues>() as TaxValues);
  const { price, unit, tax_class_id, name, sku } = example;
  if (price === null) return <p className="text-ink-soft">{texts.noPrice}</p>;
  if (typed === null) return <p className="text-ink-soft">{texts.unfinished}</p>;
  const sale = {
    ...where,
    price,
    productClassId: tax_class_id,
    country: taxes.country,
    pricesIncludeTax: taxes.prices_include_tax,
  };
  const [now, after] = [taxOn(taxes, sale), taxOn(typed, sale)];
  const labels = { excl: texts.without, tax: texts.tax, incl: texts.with };
  const amounts = (['excl', 'tax', 'incl'] as const).map((of) => ({
    label: labels[of],
    now: <Amount minor={now[of]} unit={unit} />,
    after: <Amount minor={after[of]} unit={unit} />,
    isOther: now[of] !== after[of],
  }));
  const rate = {
    label: texts.taxRate,
    now: percentText(now.rate),
    after: percentText(after.rate),
    isOther: now.rate !== after.rate,
  };
  return (
    <div aria-live="polite">
      <p className="pb-1">
        <bdi>{name}</bdi>{' '}
        <bdi className="text-sm text-ink-soft" dir="ltr">
          {sku}
        </bdi>
      </p>
      {tax_class_id === 0 && <p className="pb-1 text-ink-soft">{texts.untaxed}</p>}
      <Table rows={[rate, ...amounts]} />
    </div>
  );
};

type ChosenProps = {
  label: string;
  value: string;
  choices: readonly { id: number; name: string }[];
  onChange: (value: string) => void;
};

/** One of several, by its id. */
const Chosen = ({ label, value, choices, onChange }: ChosenProps) => (
  <SelectField
    error={null}
    id={useId()}
    label={label}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    value={value}
  >
    {choices.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
);

/** What a product costs with the taxes as they are saved and as they are typed, by the shop's own sums. */
export const TaxPreview = ({ taxes }: { taxes: Taxes }) => {
  const texts = useTexts('taxes');
  const [sku, setSku] = useState('');
  const [region, setRegion] = useState(String(taxes.region_id ?? ''));
  const [customer, setCustomer] = useState(String(taxes.guest_class_id));
  const { data, isError, error, refetch } = useCall('desk/tax-example', { query: { sku } });
  const regions = taxes.regions.filter(({ country }) => country === taxes.country);
  const customers = taxes.classes.filter(({ kind }) => kind === 'customer');
  const where = { customerClassId: Number(customer), regionId: region === '' ? null : Number(region) };
  return (
    <Panel title={texts.preview}>
      <p className="pb-3 text-sm text-ink-soft">{texts.previewText}</p>
      <div className="grid gap-3">
        <PickedProducts
          label={texts.product}
          onChange={(skus) => setSku(skus.at(-1) ?? '')}
          values={sku === '' ? [] : [sku]}
        />
        <Chosen choices={regions} label={texts.place} onChange={setRegion} value={region} />
        <Chosen choices={customers} label={texts.customer} onChange={setCustomer} value={customer} />
        {isError && sku === '' && <p className="text-ink-soft">{texts.noProduct}</p>}
        {isError && sku !== '' && <FailureNote error={error} onRetry={() => void refetch()} />}
        {data && !isError && <Compared example={data} taxes={taxes} where={where} />}
      </div>
    </Panel>
  );
};
