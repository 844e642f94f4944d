import type { DeskResult } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormSelect } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';

type Party = DeskResult<'desk/settlements'>['parties'][number];
type Values = { party: string };

const keyOf = ({ kind, party }: Pick<Party, 'kind' | 'party'>): string => `${kind} ${party}`;

/** Compares the file of a gateway or carrier with what it took. */
// oxlint-disable-next-line max-lines-per-function -- a form, what it begins with and how it is saved
export const ImportSheet = ({ parties, onClose }: { parties: readonly Party[]; onClose: () => void }) => {
  const texts = useTexts('payments');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const navigate = useNavigate();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const beginning = useMemo<Values>(() => ({ party: parties[0] ? keyOf(parties[0]) : '' }), [parties]);
  const choices = [...new Map(parties.map((party) => [keyOf(party), party])).entries()].map(
    ([value, { kind, party }]) => ({ value, label: `${texts.partyKinds[kind]} · ${party}` }),
  );
  const save = async ({ party: chosen }: Values): Promise<void> => {
    const given = file.current?.files?.[0];
    const party = parties.find((one) => keyOf(one) === chosen);
    setMissing(given === undefined);
    if (given === undefined || party === undefined) return;
    const result = await ask('desk/import-settlement', {
      body: {
        kind: party.kind,
        party: party.party,
        file_name: given.name.slice(0, 120),
        csv: await given.text(),
      },
      idempotencyKey: crypto.randomUUID(),
    });
    showToast({
      type: result.differences === 0 ? 'success' : 'info',
      message: texts.compared(result.differences),
    });
    await client.invalidateQueries();
    await navigate(paths.settlement(result.id));
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={texts.importFile}>
      <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.compare}>
        <FormSelect choices={choices} label={texts.party} name="party" />
        <div className="grid gap-1.5">
          <label className="font-medium" htmlFor={id}>
            {texts.file}
          </label>
          <input
            accept=".csv,text/csv"
            aria-describedby={isMissing ? `${id}-error` : undefined}
            aria-invalid={isMissing}
            className="min-h-11 file:me-3 file:min-h-11 file:rounded-card file:bg-sunken file:px-4 file:font-semibold"
            id={id}
            ref={file}
            type="file"
          />
          {isMissing && (
            <p className="text-sm font-medium text-danger" id={`${id}-error`} role="alert">
              {texts.chooseFile}
            </p>
          )}
        </div>
      </ResourceForm>
    </Sheet>
  );
};
