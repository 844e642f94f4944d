import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import type { Member } from './member-columns.tsx';

type Values = { vendor: string };

/** Most sellers to choose among; of more of them one is named. */
const chosenAmong = '200';

/** Whose goods, sales and money a member sees as her own. */
export const SellerForm = ({ member: { id, vendor } }: { member: Member }) => {
  const texts = useTexts('staff');
  const client = useQueryClient();
  const sellers = useCall('desk/vendors', { query: { limit: chosenAmong } });
  const beginning = useMemo<Values>(() => ({ vendor: vendor ?? '' }), [vendor]);
  const save = async (given: Values): Promise<void> => {
    const chosen = given.vendor.trim();
    await ask('desk/set-staff-vendor', {
      params: { staffId: String(id) },
      body: { vendor: chosen === '' ? null : chosen },
    });
    showToast({ type: 'success', message: texts.sellerSaved });
    await client.invalidateQueries();
  };
  if (sellers.data === undefined) return null;
  const { items, next } = sellers.data;
  const field = { name: 'vendor', label: texts.seller, hint: texts.sellerHint };
  const gone = vendor === null || items.some((item) => item.vendor === vendor) ? [] : [vendor];
  const choices = [
    { value: '', label: texts.noSeller },
    ...gone.map((value) => ({ value, label: value })),
    ...items.map(({ vendor: value, name }) => ({ value, label: name })),
  ];
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.saveSeller}>
      {next === null ? <FormSelect {...field} choices={choices} /> : <FormText {...field} dir="ltr" />}
    </ResourceForm>
  );
};
