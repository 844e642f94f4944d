import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useId, useState } from 'react';
import { sendEnquiry } from '../../device/enquiry-actions.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { FormEnd } from '../account/form-end.lazy.tsx';
import { useAccountForm, valuesOf } from '../account/use-account-form.lazy.ts';
import { FormSent, TextArea } from './form-parts.lazy.tsx';
import { priceOf, recipientOf, webAddressOf } from './form-values.ts';

const leastLetters = 5;

type FormProps = { productId: number; onDone: () => void };

const wrongNames = ['message', 'to'] as const;

/** What is wrong on a product's page; an address for an answer may be left. */
const WrongForm = ({ productId, onDone }: FormProps) => {
  const texts = useTexts('forms');
  const id = useId();
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, wrongNames),
    gapsOf: ({ message, to }) =>
      wrongNames.filter(
        (name) =>
          ({
            message: message.trim().length < leastLetters,
            to: to.trim() !== '' && recipientOf(to) === null,
          })[name],
      ),
    hindrance: () => (navigator.onLine ? null : texts.offline),
    send: async ({ message, to }) => {
      const recipient = recipientOf(to);
      return sendEnquiry({
        kind: 'wrong-information',
        product_id: productId,
        message,
        ...(recipient === null ? {} : { to: recipient }),
      });
    },
    failed: texts.failed,
    onDone,
  });
  return (
    <form {...handlers} className="grid gap-4" method="post">
      <TextArea
        error={errorOf('message', texts.gapMessage)}
        id={`${id}-message`}
        label={texts.whatIsWrong}
        most={2000}
        name="message"
      />
      <TextField
        autoComplete="email"
        dir="ltr"
        error={errorOf('to', texts.gapTo)}
        id={`${id}-to`}
        label={texts.toOptional}
        maxLength={254}
        name="to"
      />
      <FormEnd {...end} busyLabel={texts.sending} label={texts.send} />
    </form>
  );
};

const cheaperNames = ['price', 'url', 'to'] as const;

/** Where a product is cheaper, and where to answer. */
// oxlint-disable-next-line max-lines-per-function -- one form with its fields
const CheaperForm = ({ productId, onDone }: FormProps) => {
  const texts = useTexts('forms');
  const id = useId();
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, cheaperNames),
    gapsOf: ({ price, url, to }) =>
      cheaperNames.filter(
        (name) =>
          ({
            price: priceOf(price) === null,
            url: webAddressOf(url) === null,
            to: recipientOf(to) === null,
          })[name],
      ),
    hindrance: () => (navigator.onLine ? null : texts.offline),
    send: async ({ price, url, to }) =>
      sendEnquiry({
        kind: 'cheaper-price',
        product_id: productId,
        price: priceOf(price) ?? 0,
        url: webAddressOf(url) ?? '',
        to: recipientOf(to) ?? { email: '' },
      }),
    failed: texts.failed,
    onDone,
  });
  return (
    <form {...handlers} className="grid gap-4" method="post">
      <p className="text-ink-soft">{texts.cheaperText}</p>
      <TextField
        dir="ltr"
        error={errorOf('price', texts.gapPrice)}
        id={`${id}-price`}
        inputMode="decimal"
        label={texts.price}
        maxLength={20}
        name="price"
      />
      <TextField
        dir="ltr"
        error={errorOf('url', texts.gapUrl)}
        id={`${id}-url`}
        inputMode="url"
        label={texts.url}
        maxLength={2000}
        name="url"
      />
      <TextField
        autoComplete="email"
        dir="ltr"
        error={errorOf('to', texts.gapTo)}
        hint={texts.toHint}
        id={`${id}-to`}
        label={texts.to}
        maxLength={254}
        name="to"
      />
      <FormEnd {...end} busyLabel={texts.sending} label={texts.send} />
    </form>
  );
};

export type ReportKind = 'wrong-information' | 'cheaper-price';
export type ReportProps = { kind: ReportKind; productId: number; name: string; onClose: () => void };

/** A report about a product: wrong information, or a cheaper price elsewhere. */
export const ReportSheet = ({ kind, productId, name, onClose }: ReportProps) => {
  const texts = useTexts('forms');
  const { close } = useTexts('shell');
  const [isSent, setSent] = useState(false);
  const isWrong = kind === 'wrong-information';
  const Form = isWrong ? WrongForm : CheaperForm;
  return (
    <Sheet
      closeLabel={close}
      from="bottom"
      onClose={onClose}
      title={isWrong ? texts.wrongTitle : texts.cheaperTitle}
    >
      <div className="grid gap-4">
        <p className="text-ink-soft">
          <bdi>{name}</bdi>
        </p>
        {isSent ? (
          <FormSent text={texts.reportSent} />
        ) : (
          <Form onDone={() => setSent(true)} productId={productId} />
        )}
      </div>
    </Sheet>
  );
};
