import type { AffiliateResult } from '@dijla/contract/affiliate-client';
import { useTexts } from '../../../i18n/texts.tsx';
import { useAmountText } from '../payments/use-amount-text.lazy.ts';
import { ReadPart } from './read-part.lazy.tsx';
import { type Column, Table } from './table.lazy.tsx';

type OfLink = AffiliateResult<'affiliate/report-links'>['items'][number];
type OfCoupon = AffiliateResult<'affiliate/report-coupons'>['items'][number];

const linkCell = ({ promo_link: link }: OfLink) => (
  <bdi className="text-sm [overflow-wrap:anywhere]" dir="ltr">
    {link}
  </bdi>
);
const sourceCell = ({ traffic_source: source }: OfLink) => <bdi>{source}</bdi>;
const couponCell = ({ coupon_code: code }: OfCoupon) => <bdi dir="ltr">{code}</bdi>;

const ByLink = () => {
  const texts = useTexts('affiliate');
  const { major } = useAmountText();
  const { columns } = texts;
  const shown: Column<OfLink>[] = [
    {
      title: columns.link,
      cell: linkCell,
    },
    { title: columns.source, cell: sourceCell },
    { title: columns.visits, cell: ({ visits }) => visits, isNumber: true },
    { title: columns.orders, cell: ({ orders }) => orders, isNumber: true },
    {
      title: columns.commission,
      cell: ({ commission, currency_code: code }) => major(commission, code),
      isNumber: true,
    },
  ];
  return (
    <ReadPart call="affiliate/report-links">
      {({ items }) => (
        <Table
          columns={shown}
          label={texts.byLink}
          none={texts.noLinks}
          rowKey={({ link_id: id }) => id}
          rows={items}
        />
      )}
    </ReadPart>
  );
};

const ByCoupon = () => {
  const texts = useTexts('affiliate');
  const { major } = useAmountText();
  const { columns } = texts;
  const shown: Column<OfCoupon>[] = [
    { title: columns.coupon, cell: couponCell },
    { title: columns.orders, cell: ({ orders }) => orders, isNumber: true },
    {
      title: columns.commission,
      cell: ({ commission, currency_code: code }) => major(commission, code),
      isNumber: true,
    },
  ];
  return (
    <ReadPart call="affiliate/report-coupons">
      {({ items }) => (
        <Table
          columns={shown}
          label={texts.byCoupon}
          none={texts.noCoupons}
          rowKey={({ coupon_code: code }) => code}
          rows={items}
        />
      )}
    </ReadPart>
  );
};

/** What a partner's links and coupons brought. */
export const Performance = () => {
  const texts = useTexts('affiliate');
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-xl">{texts.byLink}</h2>
        <ByLink />
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl">{texts.byCoupon}</h2>
        <ByCoupon />
      </section>
    </>
  );
};
