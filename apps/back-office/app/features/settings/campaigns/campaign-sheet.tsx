import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { useGroupName } from '../../../parts/group-name.ts';
import { ask } from '../../../provider-client/ask.ts';
import { FormChecks, FormSwitch, FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { showToast } from '../../../undo/toast-state.ts';
import { CampaignPreview } from './campaign-preview.tsx';
import {
  type Campaign,
  type CampaignChoices,
  campaignTyped,
  type CampaignValues,
  campaignValuesOf,
  typedFactor,
} from './campaign-values.ts';
import { PickMany } from './pick-many.tsx';

type SheetProps = { campaign: Campaign | null; choices: CampaignChoices; onClose: () => void };

const Fields = ({ choices }: Pick<SheetProps, 'choices'>) => {
  const groupName = useGroupName();
  const { campaigns: texts } = useTexts('settings');
  return (
    <>
      <FormText hint={texts.nameHint} isRequired label={texts.name} maxLength={100} name="name" />
      <FormText
        dir="ltr"
        hint={texts.factorHint}
        inputMode="decimal"
        isRequired
        label={texts.factor}
        name="factor"
        validate={(value) => typedFactor(String(value ?? '')) !== null || texts.wrongFactor}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <FormText isRequired label={texts.from} name="from" type="date" />
        <FormText
          isRequired
          label={texts.until}
          name="until"
          type="date"
          validate={(value, { from }: Record<string, unknown>) =>
            String(value ?? '') >= String(from) || texts.wrongDays
          }
        />
      </div>
      <PickMany choices={choices.categories} label={texts.categories} name="categories" />
      <PickMany choices={choices.brands} label={texts.brands} name="brands" />
      <FormChecks
        choices={choices.groups.map(({ id, code }) => ({ value: String(id), label: groupName(code) }))}
        label={texts.groups}
        name="groups"
      />
      <FormSwitch label={texts.isActive} name="is_active" />
    </>
  );
};

/** A campaign of points, with what it would do before it is saved. */
export const CampaignSheet = ({ campaign, choices, onClose }: SheetProps) => {
  const { campaigns: texts } = useTexts('settings');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const key = useMemo(() => crypto.randomUUID(), []);
  const beginning = useMemo<CampaignValues>(() => campaignValuesOf(campaign), [campaign]);
  const save = async (values: CampaignValues): Promise<void> => {
    const typed = campaignTyped(values);
    if (typed === null) return;
    await (campaign === null
      ? ask('desk/create-points-campaign', { body: { campaign: typed }, idempotencyKey: key })
      : ask('desk/save-points-campaign', {
          params: { campaignId: String(campaign.id) },
          body: { version: campaign.version, campaign: typed },
        }));
    showToast({ type: 'success', message: texts.saved });
    await client.invalidateQueries({ queryKey: ['desk/points-campaigns'] });
    onClose();
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={campaign?.name ?? texts.add}>
      <ResourceForm<CampaignValues> defaultValues={beginning} onSave={save}>
        <Fields choices={choices} />
        <CampaignPreview id={campaign?.id ?? null} />
      </ResourceForm>
    </Sheet>
  );
};
