import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../i18n/texts.tsx';
import { PhoneField } from '../../../shop/delivery/phone-field.tsx';
import { asksEmailFirst, type CheckoutNeeds } from '../answers/checkout-fields.ts';
import type { FoldingPart } from '../answers/use-part-states.ts';
import { AddButton } from './add-button.tsx';
import { AnswerField, type Answers, EmailField } from './answer-field.tsx';
import { AnswerLine, CheckoutPart } from './checkout-part.tsx';

export type FoldingPartProps = Answers & {
  /** What this order requires. */
  needs: CheckoutNeeds;
  isClosed: (part: FoldingPart) => boolean;
  onOpen: (part: FoldingPart) => void;
};

/** The e-mail address: asked for where it is needed, else offered for the receipt. */
const Receipt = ({ needs, ...answers }: Answers & Pick<FoldingPartProps, 'needs'>) => {
  const { email, emailHint } = useTexts('checkout');
  const { addReceipt, receiptHint, optional } = useTexts('checkoutForm');
  const part = useRef<HTMLDivElement>(null);
  const add = () => {
    flushSync(() => answers.onChange({ wantsReceipt: true }));
    part.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={part}>
      {asksEmailFirst(answers.fields, needs) ? (
        <EmailField
          {...answers}
          hint={needs.email ? emailHint : receiptHint}
          label={needs.email || needs.account ? email : optional(email)}
        />
      ) : (
        <AddButton icon="file" onAdd={add}>
          {addReceipt}
        </AddButton>
      )}
    </div>
  );
};

/** The recipient: name, phone number, and an e-mail address where one is needed or wanted. */
export const RecipientPart = ({ isClosed, onOpen, needs, ...answers }: FoldingPartProps) => {
  const { fields, errorOf, onChange } = answers;
  const texts = useTexts('checkout');
  const below = (
    <>
      <bdi className="whitespace-nowrap" dir="ltr">
        {fields.phone}
      </bdi>
      {asksEmailFirst(fields, needs) && fields.email.trim() !== '' && (
        <bdi className="block" dir="ltr">
          {fields.email.trim()}
        </bdi>
      )}
    </>
  );
  const line = (
    <AnswerLine below={below}>
      <bdi>{fields.fullName}</bdi>
    </AnswerLine>
  );
  return (
    <CheckoutPart
      closed={isClosed('recipient') ? { line, onOpen: () => onOpen('recipient') } : undefined}
      icon="person"
      name="recipient"
      title={needs.place ? texts.recipient : texts.buyer}
    >
      <AnswerField
        {...answers}
        autoComplete="name"
        enterKeyHint="next"
        hint={needs.place ? texts.fullNameHint : undefined}
        label={texts.fullName}
        name="fullName"
      />
      <PhoneField
        enterKeyHint="next"
        error={errorOf('phone')}
        hint={needs.place ? texts.phoneHint : texts.phoneHintUnsent}
        id="phone"
        label={texts.phone}
        name="phone"
        onType={(phone) => onChange({ phone })}
        placeholder={texts.phonePlaceholder}
        value={fields.phone}
      />
      <Receipt {...answers} needs={needs} />
    </CheckoutPart>
  );
};
