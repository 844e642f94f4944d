import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { useAmountText } from '../../../parts/amount.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { onOnePage } from '../../../resource-list/on-one-page.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import type { Payment, Payments } from './payment-sheet.tsx';
import { AddLink } from '../fields/add-link.tsx';
import { SettingsFrame } from '../settings-frame.tsx';

const AddPaymentSheet = lazy(async () => ({
  default: (await import('./add-payment-sheet.tsx')).AddPaymentSheet,
}));
const PaymentSheet = lazy(async () => ({ default: (await import('./payment-sheet.tsx')).PaymentSheet }));

/** Returns a function that names a way to pay in the desk's language. */
const usePaymentName = (): ((payment: Payment) => string) => {
  const { store } = useDeskLanguage();
  return useCallback(
    ({ code, texts }) =>
      (texts.find(({ language }) => language === store.language) ?? texts[0])?.title ?? code,
    [store.language],
  );
};

/** For which totals a way to pay is offered, in words. */
const Limits = ({ payment, units }: { payment: Payment; units: Payments['units'] }) => {
  const texts = useTexts('settings');
  const textOf = useAmountText();
  return payment.limits.map(({ currency, min_total, max_total }) => {
    const unit = units.find(({ code }) => code === currency);
    if (unit === undefined || (min_total === null && max_total === null)) return null;
    const [least, most] = [min_total, max_total].map((total) =>
      total === null ? null : textOf(total, unit),
    );
    return (
      <span className="ms-4 first:ms-0" key={currency}>
        {texts.between(least ?? null, most ?? null)}
      </span>
    );
  });
};

const useColumns = (
  units: Payments['units'],
  nameOf: (payment: Payment) => string,
): readonly ListColumn<Payment>[] => {
  const texts = useTexts('settings');
  return useMemo(
    () => [
      { id: 'name', title: texts.name, cell: nameOf, onPhone: 'first' },
      {
        id: 'limits',
        title: texts.limits,
        cell: (payment) => <Limits payment={payment} units={units} />,
        onPhone: 'second',
      },
      {
        id: 'state',
        title: texts.isOffered,
        cell: ({ is_active }) => (is_active ? texts.isOn : texts.isOff),
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts, units, nameOf],
  );
};

const noUnits: Payments['units'] = [];

/** Ways to pay: whether they are offered, and for which totals. */
export const PaymentScreen = () => {
  const texts = useTexts('settings');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const answer = useCall('desk/payment-methods');
  const nameOf = usePaymentName();
  const units = answer.data?.units ?? noUnits;
  const columns = useColumns(units, nameOf);
  const opened = answer.data?.items.find(({ code }) => code === search.get('open'));
  return (
    <SettingsFrame help={texts.helpPayment}>
      <ResourceList
        above={
          <div className="pb-3">
            <AddLink label={texts.addPayment} to={paths.settingsNewPayment} />
          </div>
        }
        answer={onOnePage(answer)}
        columns={columns}
        label={texts.parts.payment}
        rowId={({ code }) => code}
        rowLink={({ code }) => paths.settingsPaymentOf(code)}
        rowName={nameOf}
      />
      <Suspense>
        {answer.data && search.has('new') && (
          <AddPaymentSheet
            onAdded={(code) => void navigate(paths.settingsPaymentOf(code))}
            onClose={() => void navigate(paths.settingsPayment)}
            taken={answer.data.items.map(({ code }) => code)}
          />
        )}
        {opened && (
          <PaymentSheet
            key={opened.code}
            name={nameOf(opened)}
            onClose={() => void navigate(paths.settingsPayment)}
            payment={opened}
            units={units}
          />
        )}
      </Suspense>
    </SettingsFrame>
  );
};
