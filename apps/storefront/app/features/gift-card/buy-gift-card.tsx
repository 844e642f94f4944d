import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { isMobileNumber } from '@dijla/commerce-rules/digits/phone-number';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { newId } from '@dijla/device/platform/new-id';
import { grouped } from '@dijla/messages/plural';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { fieldStyle, TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { addToCartSoon } from '../../device/cart/add-to-cart-soon.ts';
import { type GiftCardOffer, readGiftCardOffer } from '../../device/checkout/gift-card-actions.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { deviceSource } from '../../offline/device-source.ts';
import { paths } from '../../paths.ts';
import { tellAdded, useTelling } from '../../shop/cart/tell-added.ts';
import { type ProductView, productView } from '../../view-models/product/product-view.ts';
import { CardPreview, type ShownCard } from './card-preview.tsx';

type Offered = { offer: GiftCardOffer; product: ProductView };

/** Reads what is sold here; null while it loads, `none` where there is nothing. */
const useOffered = (): Offered | 'none' | null => {
  const { code, currency } = useStoreView();
  const [offered, setOffered] = useState<Offered | 'none' | null>(null);
  useEffect(() => {
    let isThere = true;
    const load = async (): Promise<Offered | 'none'> => {
      const offer = await readGiftCardOffer();
      if (offer === null) return 'none';
      const request = { _appliedFilters: [{ attribute: 'sku', value: { eq: offer.sku } }] };
      const {
        hits: [document],
      } = await deviceSource(code).search('product', { request, size: 1 });
      if (document === undefined) return 'none';
      return { offer, product: productView(document, {}, currency.scale) };
    };
    load()
      .catch(() => 'none' as const)
      .then((found) => isThere && setOffered(found));
    return () => {
      isThere = false;
    };
  }, [code, currency.scale]);
  return offered;
};

type Role = 'amount' | 'design' | 'recipient' | 'from' | 'message' | 'sending-day';

const optionOf = ({ offer }: Offered, role: Role) => offer.options.find(({ code }) => code === role);

/** The designs, which are named by their occasions. */
const designsOf = (offered: Offered) =>
  offered.product.choices.custom.find((option) => option.id === optionOf(offered, 'design')?.id)?.values ??
  [];

/** The amount that is chosen before anybody chooses. */
const amountAtFirst = 25_000;
/** Amounts that are offered to be tapped; every other one that the shop sells may be typed. */
const usualAmounts = new Set([10_000, 25_000, 50_000, 100_000]);
const mostDays = 365;
const dayMs = 86_400_000;

/** Whether a text is an e-mail address or a mobile number, as far as a form can tell. */
const isReachable = (text: string): boolean =>
  /^\S+@\S+\.\S+$/.test(text.trim()) || isMobileNumber(latinDigits(text));

const chip =
  'press inline-flex min-h-12 cursor-pointer items-center justify-center rounded-card bg-surface px-4 inset-ring-1 inset-ring-line-strong has-checked:bg-accent-soft has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:outline-2';

/** Puts a gift card of these answers into the cart; returns whether it is there. */
const useAdd = ({ product }: Offered) => {
  const telling = useTelling();
  return async (custom: Readonly<Record<number, string | readonly number[]>>): Promise<boolean> => {
    const [buyable] = product.buyables;
    if (buyable === undefined) return false;
    const chosen = {
      custom: Object.fromEntries(
        Object.entries(custom).map(([id, answer]) => [id, typeof answer === 'string' ? answer : [...answer]]),
      ),
    };
    const choice = { values: buyable.values, chosen, quantities: {}, qty: 1 };
    const answer = await addToCartSoon({ product, buyable, choice, ids: [newId()], store: telling.code });
    const outcome = answer !== null && 'error' in answer ? null : answer;
    tellAdded(outcome, product, telling);
    return outcome?.ok === true;
  };
};

const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Returns the value of the chosen amount, of those that were tapped or else typed; undefined for one that is not sold. */
const chosenAmount = (offered: Offered, fields: FormData) => {
  const typed = latinDigits(textIn(fields, 'own-amount')).replaceAll(/\D/g, '');
  const wanted = typed === '' ? textIn(fields, 'amount') : typed;
  const option = optionOf(offered, 'amount');
  const value = option?.values.find(({ code }) => wanted !== '' && Number(code) === Number(wanted));
  return option === undefined || value === undefined
    ? undefined
    : { option: option.id, id: value.id, worth: Number(value.code) };
};

/** Reads what is written into the form for showing it on the card. */
const useShownCard = (offered: Offered) => {
  const texts = useTexts('giftCard');
  const designs = designsOf(offered);
  const read = (fields: FormData): ShownCard => {
    const amount = chosenAmount(offered, fields);
    const place = designs.findIndex(({ id }) => String(id) === textIn(fields, 'design'));
    return {
      amount: amount === undefined ? null : texts.dinars(grouped(amount.worth)),
      design: place < 0 ? null : { name: designs[place]?.title ?? '', place },
      from: textIn(fields, 'from'),
      message: textIn(fields, 'message'),
    };
  };
  const atFirst = new FormData();
  atFirst.set('amount', String(amountAtFirst));
  atFirst.set('design', String(designs[0]?.id));
  const [shown, setShown] = useState(() => read(atFirst));
  return { shown, show: (form: HTMLFormElement) => setShown(read(new FormData(form))) };
};

/** Empties the typed amount, which would count before the one that is tapped. */
const forgetTyped = (form: HTMLFormElement | null): void => {
  const field = form?.elements.namedItem('own-amount');
  if (field instanceof HTMLInputElement) field.value = '';
};

/** Shows none of the tapped amounts as chosen while another is typed. */
const chooseAmount = (form: HTMLFormElement | null, typed: string): void =>
  form
    ?.querySelectorAll<HTMLInputElement>('[name="amount"]')
    .forEach((radio) => (radio.checked = typed === '' && Number(radio.value) === amountAtFirst));

type Gaps = { amount?: string; recipient?: string };

// oxlint-disable-next-line max-lines-per-function -- the fields of one form beside its rules
const Form = ({ offered }: { offered: Offered }) => {
  const texts = useTexts('giftCard');
  const id = useId();
  const add = useAdd(offered);
  const [gaps, setGaps] = useState<Gaps>({});
  const [isBusy, setBusy] = useState(false);
  const now = useNow();
  const amounts = (optionOf(offered, 'amount')?.values ?? []).map(({ code }) => Number(code));
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const designs = designsOf(offered);
  const { shown, show } = useShownCard(offered);
  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const amount = chosenAmount(offered, fields);
    const recipient = textIn(fields, 'recipient');
    const found: Gaps = {
      ...(amount === undefined && { amount: texts.gapAmount(grouped(least), grouped(most)) }),
      ...(recipient !== '' && !isReachable(recipient) && { recipient: texts.gapRecipient }),
    };
    setGaps(found);
    if (amount === undefined || found.recipient !== undefined) {
      const field = form.elements.namedItem(amount === undefined ? 'own-amount' : 'recipient');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const written = (['recipient', 'from', 'message', 'sending-day'] as const).flatMap((role) => {
      const [option, text] = [optionOf(offered, role), textIn(fields, role)];
      return option === undefined || text === '' ? [] : [[option.id, text] as const];
    });
    const design = optionOf(offered, 'design');
    const picked = Number(textIn(fields, 'design'));
    setBusy(true);
    const isAdded = await add({
      ...Object.fromEntries(written),
      [amount.option]: [amount.id],
      ...(design !== undefined && picked > 0 && { [design.id]: [picked] }),
    });
    setBusy(false);
    if (!isAdded) return;
    form.reset();
    show(form);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit(event.currentTarget);
  };
  return (
    <form
      className="grid grid-cols-1 gap-5"
      method="post"
      noValidate
      onInput={(event) => show(event.currentTarget)}
      onSubmit={onSubmit}
    >
      <CardPreview card={shown} />
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="pb-2 font-medium">{texts.amount}</legend>
        <div className="flex flex-wrap gap-2">
          {amounts
            .filter((amount) => usualAmounts.has(amount))
            .map((amount) => (
              <label className={chip} key={amount}>
                <input
                  className="sr-only"
                  defaultChecked={amount === amountAtFirst}
                  name="amount"
                  onChange={(event) => forgetTyped(event.currentTarget.form)}
                  type="radio"
                  value={amount}
                />
                {texts.dinars(grouped(amount))}
              </label>
            ))}
        </div>
      </fieldset>
      <TextField
        autoComplete="off"
        error={gaps.amount ?? null}
        hint={texts.ownAmountHint(grouped(least), grouped(most))}
        id={`${id}-own`}
        inputMode="numeric"
        label={texts.ownAmount}
        maxLength={9}
        name="own-amount"
        onInput={({ currentTarget: { form, value } }) => chooseAmount(form, value)}
      />
      {designs.length > 0 && (
        <fieldset className="grid grid-cols-1 gap-2">
          <legend className="pb-2 font-medium">{texts.design}</legend>
          <div className="flex flex-wrap gap-2">
            {designs.map((value, place) => (
              <label className={chip} key={value.id}>
                <input
                  className="sr-only"
                  defaultChecked={place === 0}
                  name="design"
                  type="radio"
                  value={value.id}
                />
                <bdi>{value.title}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <TextField
        autoComplete="off"
        dir="auto"
        error={gaps.recipient ?? null}
        hint={texts.recipientHint}
        id={`${id}-to`}
        label={texts.recipient}
        maxLength={254}
        name="recipient"
      />
      <TextField
        autoComplete="name"
        dir="auto"
        error={null}
        id={`${id}-from`}
        label={texts.from}
        maxLength={60}
        name="from"
      />
      <div className="grid content-start gap-1.5">
        <label className="font-medium" htmlFor={`${id}-message`}>
          {texts.message}
        </label>
        <textarea
          className={`${fieldStyle} min-h-24 py-3`}
          dir="auto"
          id={`${id}-message`}
          maxLength={300}
          name="message"
          rows={3}
        />
      </div>
      <TextField
        error={null}
        hint={texts.dayHint}
        id={`${id}-day`}
        label={texts.day}
        max={now === null ? undefined : isoDayAt(now + mostDays * dayMs)}
        min={now === null ? undefined : isoDayAt(now)}
        name="sending-day"
        type="date"
      />
      <button aria-busy={isBusy} className={buttonStyle.primary} type="submit">
        {texts.addToCart}
      </button>
      <p className="text-sm text-ink-soft">{texts.paidFirst}</p>
    </form>
  );
};

/** The form that puts a gift card into the cart. */
export const BuyGiftCard = () => {
  const texts = useTexts('giftCard');
  const { code } = useStoreView();
  const offered = useOffered();
  if (offered === null) return <span aria-busy className="skeleton block h-96 w-full" />;
  if (offered === 'none')
    return (
      <p className="text-ink-soft">
        {texts.noneSold} <Link to={paths.home(code)}>{texts.toShop}</Link>
      </p>
    );
  return <Form offered={offered} />;
};
