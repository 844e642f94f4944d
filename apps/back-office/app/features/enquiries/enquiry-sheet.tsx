import type { DeskResult } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { PhoneLink } from '../../parts/phone-link.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormAnswer } from '../../resource-form/form-answer.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';

export type Enquiry = DeskResult<'desk/enquiries'>['items'][number];

const words = 'max-w-prose whitespace-pre-line [overflow-wrap:anywhere]';

/** What is known of an enquiry besides its words. The page of a cheaper offer is no link: anybody may have typed it. */
const EnquiryFacts = ({ enquiry }: { enquiry: Enquiry }) => {
  const texts = useTexts('enquiries');
  const { name, email, telephone, product, details, state, created_at } = enquiry;
  const { price, currency = '', url, store_name, governorate, position } = details;
  return (
    <Facts
      facts={[
        { key: 'store', name: texts.storeName, value: store_name !== undefined && <bdi>{store_name}</bdi> },
        { key: 'name', name: texts.name, value: name !== '' && <bdi>{name}</bdi> },
        { key: 'email', name: texts.email, value: email !== null && <bdi dir="ltr">{email}</bdi> },
        {
          key: 'telephone',
          name: texts.telephone,
          value: telephone !== null && <PhoneLink number={telephone} />,
        },
        { key: 'governorate', name: texts.governorate, value: governorate },
        { key: 'position', name: texts.position, value: position !== undefined && <bdi>{position}</bdi> },
        { key: 'product', name: texts.product, value: product !== null && <bdi>{product.name}</bdi> },
        { key: 'sku', name: texts.sku, value: product !== null && <bdi dir="ltr">{product.sku}</bdi> },
        {
          key: 'price',
          name: texts.price,
          value: price !== undefined && <bdi dir="ltr">{`${price} ${currency}`}</bdi>,
        },
        {
          key: 'url',
          name: texts.url,
          value: url !== undefined && (
            <bdi className="[overflow-wrap:anywhere]" dir="ltr">
              {url}
            </bdi>
          ),
        },
        { key: 'state', name: texts.columns.state, value: texts.states[state] },
        { key: 'since', name: texts.columns.since, value: <Moment at={created_at} /> },
      ]}
    />
  );
};

/** Closes what needs no answer, or opens it again. */
const Closing = ({ enquiry, onDone }: { enquiry: Enquiry; onDone: () => void }) => {
  const texts = useTexts('enquiries');
  const textOf = useRefusalText();
  const client = useQueryClient();
  const isOpen = enquiry.state === 'open';
  const close = async (): Promise<void> => {
    try {
      await ask('desk/close-enquiry', {
        params: { enquiryId: String(enquiry.id) },
        body: { is_closed: isOpen },
      });
      showToast({ type: 'success', message: isOpen ? texts.closed : texts.opened });
      onDone();
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
    await client.invalidateQueries({ queryKey: ['desk/enquiries'] });
  };
  return (
    <button className={`${deskButton.quiet} justify-self-start`} onClick={() => void close()} type="button">
      {isOpen ? texts.close : texts.open}
    </button>
  );
};

/** One enquiry: what it says, its answer, or the form for one. */
export const EnquirySheet = ({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) => {
  const texts = useTexts('enquiries');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const { id, kind, state, message, language, answer, email, telephone } = enquiry;
  const beginning = useMemo(() => ({ answer: '' }), []);
  const isAnswered = state === 'answered';
  const hasAddress = (email ?? telephone) !== null;
  const save = async (values: { answer: string }): Promise<void> => {
    await ask('desk/answer-enquiry', { params: { enquiryId: String(id) }, body: values });
    showToast({ type: 'success', message: texts.sent });
    await client.invalidateQueries({ queryKey: ['desk/enquiries'] });
    onClose();
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={texts.kinds[kind]}>
      <div className="grid gap-6">
        {message !== '' && (
          <p className={words} dir="auto" lang={language}>
            {message}
          </p>
        )}
        <EnquiryFacts enquiry={enquiry} />
        {answer !== null && (
          <div className="border-s-2 border-line ps-4">
            <p className="text-sm font-semibold">{texts.answer}</p>
            <p className={words} dir="auto">
              {answer}
            </p>
          </div>
        )}
        {!isAnswered && !hasAddress && <p className="text-ink-soft">{texts.noAddress}</p>}
        {!isAnswered && <Closing enquiry={enquiry} onDone={onClose} />}
        {!isAnswered && hasAddress && (
          <ResourceForm<{ answer: string }> defaultValues={beginning} onSave={save} saveLabel={texts.send}>
            <FormAnswer hint={texts.answerHint} isRequired label={texts.answer} />
          </ResourceForm>
        )}
      </div>
    </Sheet>
  );
};
