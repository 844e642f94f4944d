import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Panel } from '../../../parts/panel.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { showToast } from '../../../undo/toast-state.ts';
import { type OpenedDownloads, ruleTyped } from './download-values.ts';
import { LimitFields } from './limit-fields.tsx';

type Values = { max_downloads: string; days: string };

/** What new files offer, of every product. */
export const RuleForm = ({ rule }: Pick<OpenedDownloads, 'rule'>) => {
  const texts = useTexts('downloads');
  const client = useQueryClient();
  const beginning = useMemo<Values>(
    () => ({ max_downloads: String(rule.max_downloads ?? ''), days: String(rule.days ?? '') }),
    [rule],
  );
  const save = async (values: Values): Promise<void> => {
    await ask('desk/set-download-rule', { body: ruleTyped(values) });
    await client.invalidateQueries({ queryKey: ['desk/product-downloads'], refetchType: 'none' });
    showToast({ type: 'success', message: texts.ruleSaved });
  };
  return (
    <Panel title={texts.rule}>
      <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.saveRule}>
        <p className="text-sm text-ink-soft">{texts.ruleHint}</p>
        <LimitFields />
      </ResourceForm>
    </Panel>
  );
};
