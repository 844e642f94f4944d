import type { CurrencyCode } from '@dijla/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { amountToType, typedAmount } from '../../parts/typed-amount.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import type { Vendor } from './balances.tsx';

type Values = { rate: string; fee: string; unit: CurrencyCode };

/** A percentage has two decimals, as an amount of a currency with two has. */
const rateScale = 2;
const wholeRate = 10_000;

const typedRate = (typed: string): number | null => {
  const rate = typedAmount(typed, rateScale);
  return rate === null || rate > wholeRate ? null : rate;
};

const scaleOf = ({ units }: Vendor, code: string): number =>
  units.find((unit) => unit.code === code)?.scale ?? 0;

const useSave = (vendor: Vendor): ((values: Values) => Promise<void>) => {
  const { saved } = useTexts('vendors');
  const client = useQueryClient();
  return async ({ rate, fee, unit }) => {
    await ask('desk/set-vendor-terms', {
      params: { vendor: vendor.vendor },
      body: {
        version: vendor.terms?.version ?? 0,
        rate: typedRate(rate) ?? 0,
        storage_fee: typedAmount(fee, scaleOf(vendor, unit)) ?? 0,
        unit,
      },
    });
    showToast({ type: 'success', message: saved });
    await client.invalidateQueries();
  };
};

/** What the shop keeps of a seller's goods. */
export const VendorTermsForm = ({ vendor }: { vendor: Vendor }) => {
  const texts = useTexts('vendors');
  const { currency } = useTexts('common');
  const { terms, units } = vendor;
  const beginning = useMemo<Values>(
    () => ({
      rate: terms === null ? '' : String(terms.rate / 100),
      fee: terms === null ? '0' : amountToType(terms.storage_fee, terms.unit.scale),
      unit: terms?.unit.code ?? 'IQD',
    }),
    [terms],
  );
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={useSave(vendor)} saveLabel={texts.save}>
      <FormText
        dir="ltr"
        hint={texts.rateHint}
        inputMode="decimal"
        isRequired
        label={texts.rate}
        name="rate"
        validate={(value) => typedRate(String(value)) !== null || texts.wrongRate}
      />
      <FormText
        dir="ltr"
        hint={texts.feeHint}
        inputMode="decimal"
        isRequired
        label={texts.fee}
        name="fee"
        validate={(value, { unit }) =>
          typedAmount(String(value), scaleOf(vendor, String(unit))) !== null || texts.wrongAmount
        }
      />
      <FormSelect
        choices={units.map(({ code }) => ({ value: code, label: currency[code] }))}
        label={texts.feeUnit}
        name="unit"
      />
    </ResourceForm>
  );
};
