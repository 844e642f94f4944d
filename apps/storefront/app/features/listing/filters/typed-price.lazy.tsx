import { priceRangeOf } from '@dijla/commerce-rules/filters/price-range';
import { type TypedPrices, typedPriceRange } from '@dijla/commerce-rules/filters/typed-price-range';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import {
  longestTypedPrice,
  typedPriceFields,
  typedPriceIn,
} from '../../../view-models/listing/typed-price-fields.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { boundText } from './facet-words.ts';
import { useListing } from '../listing-context.ts';

const fields = ['from', 'to'] as const;
const problemId = 'typed-price-problem';
/** Returns an example price with the currency's number of decimals. */
const exampleOf = (scale: number): string => (scale === 0 ? '25000' : '49.99');

/**
 * Returns the initial field values: invalid input that was submitted without scripts, otherwise the chosen
 * range.
 */
const useFirstTyped = (): TypedPrices => {
  const search = new URLSearchParams(useLocation().search);
  const { query } = useListing();
  const { currency } = useStoreView();
  const chosen = priceRangeOf(query.filters['price']?.[0] ?? '');
  const shown = (bound: number | null | undefined) =>
    bound ? boundText(String(bound), { ...currency, symbol: '' }) : '';
  return {
    from: typedPriceIn(search, 'from') ?? shown(chosen?.from),
    to: typedPriceIn(search, 'to') ?? shown(chosen?.to),
  };
};

// oxlint-disable-next-line max-lines-per-function -- one form with the state of its two fields
const Fields = () => {
  const texts = useTexts('typedPrice');
  const { query, filtered, go } = useListing();
  const { currency } = useStoreView();
  const first = useFirstTyped();
  const [typed, setTyped] = useState(first);
  const [sent, setSent] = useState<TypedPrices | null>(first);
  const read = sent === null ? null : typedPriceRange(sent, currency.scale);
  const problem = read?.ok === false ? read : null;
  const { price: _, ...others } = query.filters;
  const [path, parameters] = filtered(others).split('?');
  const change = (event: ChangeEvent<HTMLInputElement>, field: (typeof fields)[number]) => {
    setTyped({ ...typed, [field]: event.currentTarget.value });
    setSent(null);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(typed);
    const range = typedPriceRange(typed, currency.scale);
    if (range.ok) go(filtered(range.range === null ? others : { ...others, price: [range.range] }));
  };
  return (
    <form action={path} className="typed-price" onSubmit={send}>
      {[...new URLSearchParams(parameters)].map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {fields.map((field) => (
        <label key={field}>
          <small>{texts[field]}</small>
          <input
            aria-describedby={problem === null ? undefined : problemId}
            aria-invalid={problem?.data.fields.includes(field) ? true : undefined}
            autoComplete="off"
            inputMode={currency.scale === 0 ? 'numeric' : 'decimal'}
            maxLength={longestTypedPrice}
            name={typedPriceFields[field]}
            onChange={(event) => change(event, field)}
            placeholder={currency.symbol}
            value={typed[field]}
          />
        </label>
      ))}
      <button className={buttonStyle.quiet}>{texts.show}</button>
      {problem !== null && (
        <p className="flex items-center gap-1.5 text-sm font-medium text-danger" id={problemId} role="alert">
          <Icon className="size-4.5 flex-none" name="alert" />
          {problem.code === 'price-range.no-price'
            ? texts.noPrice(boundText(exampleOf(currency.scale), { ...currency, symbol: '' }))
            : texts.nothingBetween}
        </p>
      )}
    </form>
  );
};

/** Two fields for a custom price range, in a form that also works without scripts. */
export const TypedPrice = () => {
  const { query } = useListing();
  return <Fields key={query.filters['price']?.[0]} />;
};
