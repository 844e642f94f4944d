import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { DeskResult } from '@dijla/contract/desk-client';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount, type Unit, useAmountText } from '../../parts/amount.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useCall } from '../../provider-client/use-call.ts';
import { typedCount, type PromotionValues, typedPriority } from './promotion-values.ts';
import { PickedProducts } from '../../product-list/picked-products.tsx';
import { RuleSelect } from './rule/rule-inputs.tsx';
import { type Choices, ruleTyped } from './rule/typed-rule.ts';

type Previewed = DeskResult<'desk/promotion-preview'>;

/** What lies in the cart: pieces as typed, by sku, with what it is called. */
type Basket = Readonly<Record<string, { name: string; qty: string }>>;

/** Milliseconds without a key after which the cart is priced anew. */
const restMs = 350;

/** Returns the value once nothing has changed it for a moment. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

const Sums = ({ preview: { before, after, unit } }: { preview: Previewed }) => {
  const texts = useTexts('promotions');
  const rows = [
    { name: texts.subtotal, key: 'subtotal', sign: 1 },
    { name: texts.discount, key: 'discount', sign: -1 },
    { name: texts.delivery, key: 'shipping', sign: 1 },
    { name: texts.total, key: 'total', sign: 1 },
  ] as const;
  const cell = (amount: number, of: Unit) => <Amount minor={amount} unit={of} />;
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="text-sm text-ink-soft">
          <th className="text-start" scope="col">
            <span className="sr-only">{texts.preview}</span>
          </th>
          <th className="h-8 ps-3 text-end font-medium" scope="col">
            {texts.before}
          </th>
          <th className="h-8 ps-3 text-end font-medium" scope="col">
            {texts.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, key, sign }) => (
          <tr className="border-t border-line" key={key}>
            <th
              className={`py-1.5 text-start ${key === 'total' ? 'font-semibold' : 'font-normal text-ink-soft'}`}
              scope="row"
            >
              {name}
            </th>
            <td className="ps-3 text-end text-ink-soft">{cell(sign * before[key], unit)}</td>
            <td className={`ps-3 text-end ${before[key] === after[key] ? '' : 'font-semibold'}`}>
              {cell(sign * after[key], unit)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Lines = ({ preview: { lines, unit } }: { preview: Previewed }) => (
  <ul className="pt-2">
    {lines.map(({ sku, name, qty, row_total, discount_after }) => (
      <li className="flex items-baseline justify-between gap-3 border-t border-line py-1.5 text-sm" key={sku}>
        <span className="min-w-0 truncate">
          <bdi dir="ltr">{qty} ×</bdi> <bdi>{name}</bdi>
        </span>
        <span className="whitespace-nowrap">
          <Amount minor={row_total} unit={unit} />
          {discount_after > 0 && (
            <span className="ms-2 font-medium text-success">
              <Amount minor={-discount_after} unit={unit} />
            </span>
          )}
        </span>
      </li>
    ))}
  </ul>
);

const Result = ({ preview }: { preview: Previewed }) => {
  const texts = useTexts('promotions');
  const amountText = useAmountText();
  const { before, after, applies, free_shipping, unit } = preview;
  const off = before.total - after.total;
  const said = !applies
    ? texts.appliesNot
    : off > 0
      ? texts.applies(amountText(off, unit))
      : free_shipping
        ? texts.appliesDelivery
        : texts.appliesNot;
  return (
    <div aria-live="polite">
      <p className="pb-2 font-semibold">{said}</p>
      <Sums preview={preview} />
      <Lines preview={preview} />
    </div>
  );
};

const Pieces = ({ basket, onChange }: { basket: Basket; onChange: (basket: Basket) => void }) => {
  const texts = useTexts('promotions');
  const id = useId();
  return Object.entries(basket).map(([sku, { name, qty }]) => (
    <TextField
      dir="ltr"
      error={null}
      id={`${id}-${sku}`}
      inputMode="numeric"
      key={sku}
      label={texts.qtyOf(name)}
      onChange={({ currentTarget: { value } }) => onChange({ ...basket, [sku]: { name, qty: value } })}
      value={qty}
    />
  ));
};

/** Prices a cart with and without the rule of the form, as it is typed, by the shop's own sums. */
// oxlint-disable-next-line max-lines-per-function -- what is asked and its fields share one state
export const PromotionPreview = ({
  choices,
  promotionId,
}: {
  choices: Choices;
  promotionId: number | null;
}) => {
  const texts = useTexts('promotions');
  const id = useId();
  const [basket, setBasket] = useState<Basket>({});
  const [order, setOrder] = useState('');
  const [region, setRegion] = useState('');
  const { rule, priority = '', stops_further = false } = useWatch<PromotionValues>() as PromotionValues;
  const typedRule = useDeferredValue(rule);
  const finished = ruleTyped(typedRule, choices.units);
  const products = Object.entries(basket).map(([sku, { qty }]) => ({ sku, qty: typedCount(qty) ?? 1 }));
  const isEmpty = products.length === 0 && order.trim() === '';
  const asked = useSettled(
    isEmpty || finished === null
      ? ''
      : JSON.stringify({
          rule: JSON.stringify(finished),
          priority: String(typedPriority(priority) ?? 0),
          stops_further: String(stops_further),
          region_id: region,
          ...(promotionId !== null && { promotionId: String(promotionId) }),
          ...(order.trim() === '' ? { products: JSON.stringify(products) } : { order_number: order.trim() }),
        }),
  );
  const isOff = isEmpty || finished === null || asked === '';
  const answer = useCall(
    'desk/promotion-preview',
    { query: (asked === '' ? {} : JSON.parse(asked)) as { rule?: string } },
    { isOff },
  );
  const pick = (skus: readonly string[], picked?: { label: string }): void =>
    setBasket(
      Object.fromEntries(skus.map((sku) => [sku, basket[sku] ?? { name: picked?.label ?? sku, qty: '1' }])),
    );
  return (
    <Panel title={texts.preview}>
      <p className="pb-3 text-sm text-ink-soft">{texts.previewText}</p>
      <div className="grid gap-3">
        <PickedProducts label={texts.previewProducts} onChange={pick} values={Object.keys(basket)} />
        <Pieces basket={basket} onChange={setBasket} />
        <TextField
          dir="ltr"
          error={null}
          id={id}
          inputMode="numeric"
          label={texts.previewOrder}
          maxLength={20}
          onChange={({ currentTarget: { value } }) => setOrder(value)}
          value={order}
        />
        <RuleSelect
          choices={[
            { value: '', label: '' },
            ...choices.regions.map(({ value, label }) => ({ value: String(value), label })),
          ]}
          label={texts.previewRegion}
          onChange={setRegion}
          value={region}
        />
        {(isEmpty || finished === null) && (
          <p className="text-ink-soft">{isEmpty ? texts.previewEmpty : texts.previewWaits}</p>
        )}
        {!isOff && answer.isError && (
          <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />
        )}
        {!isOff && answer.data && !answer.isError && <Result preview={answer.data} />}
      </div>
    </Panel>
  );
};
