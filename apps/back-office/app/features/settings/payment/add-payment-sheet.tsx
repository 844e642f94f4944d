import { useTexts } from '../../../i18n/use-desk.ts';
import { ask } from '../../../provider-client/ask.ts';
import { FormSwitch } from '../../../resource-form/form-fields.tsx';
import { CodeField } from '../fields/code-field.tsx';
import { LanguageFields, textsTyped, type TypedTexts, typedTextsOf } from '../fields/language-fields.tsx';
import { SettingSheet } from '../setting-sheet.tsx';

type Values = { code: string; for_virtual_carts: boolean; titles: TypedTexts };

const beginning: Values = { code: '', for_virtual_carts: false, titles: typedTextsOf([]) };

/** A way to pay of the shop's own; its limits are set on its own sheet, which follows. */
export const AddPaymentSheet = ({
  taken,
  onClose,
  onAdded,
}: {
  taken: readonly string[];
  onClose: () => void;
  onAdded: (code: string) => void;
}) => {
  const texts = useTexts('settings');
  const send = async ({ code, for_virtual_carts, titles }: Values): Promise<void> => {
    await ask('desk/add-payment-method', {
      body: {
        code,
        for_virtual_carts,
        texts: textsTyped(titles).map(({ language, text }) => ({
          language,
          title: text,
          instructions: null,
        })),
      },
    });
    onAdded(code);
  };
  return (
    <SettingSheet<Values>
      beginning={beginning}
      onClose={onClose}
      savedName={texts.addPayment}
      send={send}
      title={texts.addPayment}
    >
      <p className="text-ink-soft">{texts.addPaymentText}</p>
      <CodeField taken={taken} />
      <LanguageFields isRequired label={texts.name} name="titles" />
      <FormSwitch hint={texts.forVirtualHint} label={texts.forVirtual} name="for_virtual_carts" />
    </SettingSheet>
  );
};
