import type { DeskResult } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { amountToType, typedAmount } from '../../../parts/typed-amount.ts';
import { ask } from '../../../provider-client/ask.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { FormSelect, FormSwitch, FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { showToast } from '../../../undo/toast-state.ts';

type Opened = DeskResult<'desk/gift-card-product'>;
type Currency = Opened['units'][number]['code'];
type Values = { isSold: boolean; amount: string; currency: Currency; months: string };

const monthsAtMost = 240;

const scaleOf = ({ units }: Opened, currency: string): number =>
  units.find(({ code }) => code === currency)?.scale ?? 0;

const Fields = ({ opened }: { opened: Opened }) => {
  const texts = useTexts('giftCards');
  const { isSold, currency } = useWatch<Values>();
  const isChosen = opened.sold_as !== null && opened.sold_as.amount === null;
  return (
    <fieldset className="grid gap-4" disabled={opened.is_ordered}>
      <FormSwitch hint={texts.isSoldHint} label={texts.isSold} name="isSold" />
      {isSold && (
        <>
          <FormText
            dir="ltr"
            hint={isChosen ? texts.chosenAmount : texts.soldAmountHint}
            inputMode="decimal"
            label={texts.soldAmount}
            name="amount"
            validate={(value) =>
              (isChosen && value === '') ||
              (typedAmount(String(value), scaleOf(opened, currency ?? 'IQD')) ?? 0) > 0 ||
              texts.wrongAmount
            }
          />
          <FormSelect
            choices={opened.units.map(({ code }) => ({ value: code, label: code }))}
            label={texts.currency}
            name="currency"
          />
          <FormText
            dir="ltr"
            hint={texts.monthsHint}
            inputMode="numeric"
            label={texts.months}
            name="months"
            validate={(value) =>
              value === '' ||
              ((typedAmount(String(value), 0) ?? 0) >= 1 &&
                (typedAmount(String(value), 0) ?? 0) <= monthsAtMost) ||
              texts.wrongMonths
            }
          />
        </>
      )}
    </fieldset>
  );
};

const Form = ({ productId, opened, onClose }: { productId: string; opened: Opened; onClose: () => void }) => {
  const texts = useTexts('giftCards');
  const client = useQueryClient();
  const beginning = useMemo<Values>(() => {
    const { sold_as: soldAs } = opened;
    const currency = soldAs?.currency ?? 'IQD';
    const amount = soldAs?.amount ?? null;
    return {
      isSold: soldAs !== null,
      amount: amount === null ? '' : amountToType(amount, scaleOf(opened, currency)),
      currency,
      months: String(soldAs?.valid_months ?? ''),
    };
  }, [opened]);
  const save = async ({ isSold, amount, currency, months }: Values): Promise<void> => {
    const sold_as = isSold
      ? {
          amount: typedAmount(amount, scaleOf(opened, currency)),
          currency,
          valid_months: typedAmount(months, 0),
        }
      : null;
    await ask('desk/set-gift-card-product', { params: { productId }, body: { sold_as } });
    showToast({ type: 'success', message: isSold ? texts.nowSold : texts.noLongerSold });
    await client.invalidateQueries({ queryKey: ['desk/gift-card-product'] });
    onClose();
  };
  if (opened.is_ordered) return <p>{texts.ordered}</p>;
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save}>
      <Fields opened={opened} />
    </ResourceForm>
  );
};

/** A button that opens as what a virtual product is sold: as gift cards of the shop's own, or not. */
export const SoldAsGiftCard = ({ productId }: { productId: string }) => {
  const texts = useTexts('giftCards');
  const { close } = useTexts('common');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useCall('desk/gift-card-product', { params: { productId } });
  if (data === undefined) return null;
  return (
    <>
      <button className={deskButton.plain} onClick={() => setIsOpen(true)} type="button">
        {data.sold_as === null ? texts.sellAs : texts.isGiftCard}
      </button>
      {isOpen && (
        <Sheet closeLabel={close} from="end" onClose={() => setIsOpen(false)} title={texts.sellAs}>
          <Form onClose={() => setIsOpen(false)} opened={data} productId={productId} />
        </Sheet>
      )}
    </>
  );
};
