import type { CurrencyCode } from '@dijla/contract/client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { amountToType, typedAmount } from '../../parts/typed-amount.ts';
import { useAskOnce } from '../../provider-client/use-ask-once.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import type { Vendor } from './balances.tsx';

type Values = { amount: string; unit: CurrencyCode; reference: string };

/** Pays a seller. */
const usePay = (vendor: string, onPaid: () => void) => {
  const texts = useTexts('vendors');
  const client = useQueryClient();
  const askOnce = useAskOnce();
  return async (body: { amount: number; unit: CurrencyCode; reference: string }): Promise<void> => {
    await askOnce('desk/pay-vendor', { params: { vendor }, body });
    showToast({ type: 'success', message: texts.paid });
    await client.invalidateQueries();
    onPaid();
  };
};

/** Notes what a seller was paid; it begins with all that is owed in one currency. */
export const PayVendorSheet = ({
  vendor: { vendor, name, balances },
  onClose,
}: {
  vendor: Vendor;
  onClose: () => void;
}) => {
  const texts = useTexts('vendors');
  const { close, currency } = useTexts('common');
  const pay = usePay(vendor, onClose);
  const owed = balances.filter(({ amount }) => amount > 0);
  const scaleOf = (code: string): number => owed.find(({ unit }) => unit.code === code)?.unit.scale ?? 0;
  const beginning = useMemo<Values>(() => {
    const first = balances.find(({ amount }) => amount > 0);
    return {
      amount: first === undefined ? '' : amountToType(first.amount, first.unit.scale),
      unit: first?.unit.code ?? 'IQD',
      reference: '',
    };
  }, [balances]);
  const save = ({ amount, unit, reference }: Values): Promise<void> =>
    pay({ amount: typedAmount(amount, scaleOf(unit)) ?? 0, unit, reference: reference.trim() });
  return (
    <Sheet closeLabel={close} firstFocus="first-field" from="end" onClose={onClose} title={texts.payTo(name)}>
      <p className="pb-3 text-ink-soft">{texts.payHelp}</p>
      <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.pay}>
        {owed.length > 1 && (
          <FormSelect
            choices={owed.map(({ unit: { code } }) => ({ value: code, label: currency[code] }))}
            label={texts.currency}
            name="unit"
          />
        )}
        <FormText
          dir="ltr"
          inputMode="decimal"
          isRequired
          label={owed.length === 1 ? texts.amountIn(currency[beginning.unit]) : texts.entries.amount}
          name="amount"
          validate={(value, { unit }) =>
            (typedAmount(String(value), scaleOf(String(unit))) ?? 0) > 0 || texts.wrongAmount
          }
        />
        <FormText dir="ltr" isRequired label={texts.reference} maxLength={60} name="reference" />
      </ResourceForm>
    </Sheet>
  );
};
