import type { DeskResult } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { FormSelect, FormSwitch } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { showToast } from '../../../undo/toast-state.ts';

type Settings = DeskResult<'desk/brand-settings'>;

const ShownForm = ({ settings, onClose }: { settings: Settings; onClose: () => void }) => {
  const { shown } = useTexts('brands');
  const client = useQueryClient();
  // oxlint-disable-next-line react/exhaustive-deps -- what is read anew is no matter of what is being chosen
  const beginning = useMemo(() => settings, []);
  const save = async (body: Settings): Promise<void> => {
    await ask('desk/set-brand-settings', { body });
    showToast({ type: 'success', message: shown.saved });
    await client.invalidateQueries({ queryKey: ['desk/brand-settings'] });
    onClose();
  };
  return (
    <ResourceForm<Settings> defaultValues={beginning} onSave={save}>
      <FormSelect
        choices={Object.entries(shown.sorts).map(([value, label]) => ({ value, label }))}
        hint={shown.sortHint}
        label={shown.sort}
        name="sort"
      />
      <FormSwitch hint={shown.countHint} label={shown.count} name="show_count" />
      <FormSwitch hint={shown.imageHint} label={shown.image} name="show_only_image" />
    </ResourceForm>
  );
};

/** How shoppers see brands: in what order, and with what beside their pictures. */
export const ShownSheet = ({ onClose }: { onClose: () => void }) => {
  const { shown } = useTexts('brands');
  const { close } = useTexts('common');
  const { data, isError, error, refetch } = useCall('desk/brand-settings');
  return (
    <Sheet closeLabel={close} firstFocus="first-field" from="end" onClose={onClose} title={shown.title}>
      <div className="grid gap-4 p-5 pt-2">
        {data !== undefined && <ShownForm onClose={onClose} settings={data} />}
        {data === undefined &&
          (isError ? (
            <FailureNote error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="h-40 w-full" />
          ))}
      </div>
    </Sheet>
  );
};
