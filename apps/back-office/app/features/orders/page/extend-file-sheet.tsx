import type { DeskResult } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { typedAmount } from '../../../parts/typed-amount.ts';
import { useAskOnce } from '../../../provider-client/use-ask-once.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { showToast } from '../../../undo/toast-state.ts';

/** A file that the buyer of an order may download. */
export type OrderFile = DeskResult<'desk/order-downloads'>['items'][number];
type SheetProps = { orderId: number; file: OrderFile; onClose: () => void };
type Values = { downloads: string; days: string };

/** Most of each that is given at once. */
const most = { downloads: 1000, days: 3650 } as const;

/** A number from nothing to the most; null for anything else. */
const typedCount = (typed: string | undefined, atMost: number): number | null => {
  if ((typed ?? '').trim() === '') return 0;
  const count = typedAmount(typed ?? '', 0);
  return count !== null && count >= 0 && count <= atMost ? count : null;
};

const typedBody = ({ downloads, days }: Values) => ({
  downloads: typedCount(downloads, most.downloads) ?? 0,
  days: typedCount(days, most.days) ?? 0,
});

const CountField = ({ name, label, hint }: { name: keyof Values; label: string; hint?: string }) => {
  const texts = useTexts('order').files;
  const validate = (value: unknown, values: unknown): string | true => {
    if (typedCount(String(value ?? ''), most[name]) === null) return texts.wrongCount(most[name]);
    const { downloads, days } = typedBody(values as Values);
    return downloads + days > 0 || texts.nothingGiven;
  };
  return <FormText dir="ltr" hint={hint} inputMode="numeric" label={label} name={name} validate={validate} />;
};

/** Returns what gives a file's buyer what was typed; pressed twice, it is given once. */
const useExtend = ({ orderId, file: { id }, onClose }: SheetProps) => {
  const { given } = useTexts('order').files;
  const client = useQueryClient();
  const askOnce = useAskOnce();
  return async (values: Values): Promise<void> => {
    await askOnce('desk/extend-download', {
      params: { orderId: String(orderId), downloadId: String(id) },
      body: typedBody(values),
    });
    showToast({ type: 'success', message: given });
    await client.invalidateQueries({ queryKey: ['desk/order-downloads'] });
    onClose();
  };
};

/** Gives the buyer of an order more downloads of a file, or more days; of what has no end no more is asked. */
export const ExtendFileSheet = (props: SheetProps) => {
  const { file, onClose } = props;
  const texts = useTexts('order').files;
  const { close } = useTexts('common');
  const save = useExtend(props);
  const isCounted = file.downloads_at_most !== null;
  const beginning = useMemo<Values>(() => ({ downloads: isCounted ? '1' : '', days: '' }), [isCounted]);
  return (
    <Sheet closeLabel={close} firstFocus="first-field" from="end" onClose={onClose} title={texts.giveMore}>
      <div className="grid gap-4">
        <p>
          <bdi className="block font-semibold">{file.title || file.product_name}</bdi>
          <span className="text-ink-soft">{texts.giveHelp}</span>
        </p>
        <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.give}>
          {isCounted && <CountField label={texts.moreDownloads} name="downloads" />}
          {file.until !== null && <CountField hint={texts.moreDaysHint} label={texts.moreDays} name="days" />}
        </ResourceForm>
      </div>
    </Sheet>
  );
};
