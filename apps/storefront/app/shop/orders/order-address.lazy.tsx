import type { ReactNode } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import type { OrderAddressView, ShownOrder } from '../../view-models/orders/order-view.ts';
import { governorateOf } from '../delivery/governorates.ts';
import { groupedPhone } from '../delivery/phone-number.ts';
import { OrderCard } from './order-card.lazy.tsx';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
);

/** An address as somebody in Iraq writes it: who, which number, governorate and district, nearest landmark. */
const Address = ({ address }: { address: OrderAddressView }) => {
  const { language } = useStoreView();
  const texts = useTexts('order');
  const { name, company, tax_id: taxId, phone, region_id: id, region, city, street } = address;
  const governorate = (id === null ? undefined : governorateOf(id)?.names[language]) ?? region;
  const place = [governorate, city].filter((part) => part !== null && part !== undefined && part !== '');
  return (
    <address className="grid gap-0.5 not-italic [overflow-wrap:anywhere]">
      <bdi className="font-semibold">{name}</bdi>
      {company !== null && <bdi>{company}</bdi>}
      {taxId !== null && (
        <span>
          {texts.taxId}: <bdi dir="ltr">{taxId}</bdi>
        </span>
      )}
      {phone !== '' && (
        <bdi className="justify-self-start tabular-nums" dir="ltr">
          {groupedPhone(phone)}
        </bdi>
      )}
      <span className="text-ink-soft">
        {[...place, ...street].map((part) => `\u2068${part}\u2069`).join(' · ')}
      </span>
    </address>
  );
};

/** Where an order goes, when and how. */
export const OrderDelivery = ({
  order: { recipient, delivery },
}: {
  order: Pick<ShownOrder, 'recipient' | 'delivery'>;
}) => {
  const texts = useTexts('order');
  if (delivery === null || recipient === null) return null;
  return (
    <OrderCard title={texts.delivery}>
      <Address address={recipient} />
      <dl className="grid gap-2">
        {recipient.note !== null && (
          <Fact label={texts.note}>
            <bdi>{recipient.note}</bdi>
          </Fact>
        )}
        {delivery.slot !== null && (
          <Fact label={texts.slot}>
            <bdi>{delivery.slot}</bdi>
          </Fact>
        )}
      </dl>
    </OrderCard>
  );
};

/** To whom an order's invoice is written, where that is not who receives it. */
export const OrderBilling = ({ order: { billing } }: { order: Pick<ShownOrder, 'billing'> }) => {
  const texts = useTexts('order');
  if (billing === null) return null;
  return (
    <OrderCard title={texts.billing}>
      <Address address={billing} />
    </OrderCard>
  );
};
