import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-desk.ts';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { useSavedSetting } from './use-saved-setting.ts';

/** The form of one setting beside its list: `send` sends what was typed, then `savedName` is said to be saved. */
export const SettingSheet = <Values extends FieldValues>({
  title,
  savedName = title,
  beginning,
  send,
  onClose,
  children,
}: {
  title: string;
  savedName?: string;
  beginning: DefaultValues<Values>;
  send: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}) => {
  const { close } = useTexts('common');
  const saved = useSavedSetting();
  const save = async (values: Values): Promise<void> => {
    await send(values);
    await saved(savedName);
    onClose();
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={title}>
      <ResourceForm<Values> defaultValues={beginning} onSave={save}>
        {children}
      </ResourceForm>
    </Sheet>
  );
};
