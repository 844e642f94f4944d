import type { ComponentProps } from 'react';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { textsIn } from '../../../i18n/texts-in.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { CheckRow } from '@dijla/ui-kit/fields/check-row.tsx';
import type { AccountFields } from './account-fields.lazy.tsx';
import type { Answers } from './answer-field.tsx';

export const invoiceFields = lazyPart({
  part: async () => (await import('./invoice-fields.lazy.tsx')).InvoiceFields,
  texts: textsIn('cart/checkout-options'),
});
export const accountFields = lazyPart({
  part: async () => (await import('./account-fields.lazy.tsx')).AccountFields,
  texts: textsIn('cart/checkout-options', 'account'),
});

/** An invoice for a company, once it is asked for. */
export const InvoicePart = (answers: Answers) => {
  const { invoice } = useTexts('checkoutForm');
  const { fields, onChange } = answers;
  return (
    <CheckRow
      checked={fields.wantsInvoice}
      name="wantsInvoice"
      onChange={(event) => onChange({ wantsInvoice: event.currentTarget.checked })}
      title={invoice}
    >
      {fields.wantsInvoice ? <invoiceFields.Part {...answers} /> : undefined}
    </CheckRow>
  );
};

/** An account made with the order, once it is asked for. */
export const AccountPart = (props: ComponentProps<typeof AccountFields>) => {
  const { account, accountDetail } = useTexts('checkoutForm');
  const { fields, onChange } = props;
  return (
    <CheckRow
      checked={fields.createAccount}
      detail={accountDetail}
      name="createAccount"
      onChange={(event) => onChange({ createAccount: event.currentTarget.checked })}
      title={account}
    >
      {fields.createAccount ? <accountFields.Part {...props} /> : undefined}
    </CheckRow>
  );
};
