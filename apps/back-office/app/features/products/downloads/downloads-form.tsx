import { storeViews } from '@dijla/contract/store-views';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { FormSwitch, FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { useMeeting } from '../../../resource-form/use-meeting.ts';
import { showToast } from '../../../undo/toast-state.ts';
import {
  downloadsTyped,
  type DownloadValues,
  downloadValuesOf,
  newLink,
  type OpenedDownloads,
} from './download-values.ts';
import { LinkFields } from './link-fields.tsx';
import { writtenIn } from '../../../parts/written-in.ts';

const linksAtMost = 50;

const Titles = ({ of, label, hint }: { of: 'titles' | 'sample_titles'; label: string; hint: string }) => {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {useOwnLanguagesFirst().map((language) => (
        <FormText
          {...writtenIn(language)}
          hint={hint}
          key={language}
          label={`${label} · ${storeViews[language].name}`}
          maxLength={255}
          name={`${of}.${language}`}
        />
      ))}
    </div>
  );
};

const Links = ({ opened }: { opened: OpenedDownloads }) => {
  const texts = useTexts('downloads');
  const { fields, append, remove, move } = useFieldArray<DownloadValues, 'links'>({ name: 'links' });
  const isSeparate = useWatch<DownloadValues, 'is_separate'>({ name: 'is_separate' });
  return (
    <div className="grid gap-4">
      {fields.map(({ id }, place) => (
        <LinkFields
          count={fields.length}
          isSeparate={isSeparate}
          key={id}
          onMove={(to) => move(place, to)}
          onRemove={() => remove(place)}
          opened={opened}
          place={place}
        />
      ))}
      {fields.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      {fields.length < linksAtMost && (
        <div>
          <button className={deskButton.plain} onClick={() => append(newLink(opened))} type="button">
            <DeskIcon name="plus" />
            {texts.addLink}
          </button>
        </div>
      )}
    </div>
  );
};

/** The files of a product, what each is called, and how often and how long its buyer may download it. */
export const DownloadsForm = ({
  productId,
  opened: first,
}: {
  productId: string;
  opened: OpenedDownloads;
}) => {
  const texts = useTexts('downloads');
  const client = useQueryClient();
  const { meeting, attempt } = useMeeting(first, 'links');
  // oxlint-disable-next-line react/exhaustive-deps -- what it began with is what was opened, whatever is saved since
  const beginning = useMemo(() => downloadValuesOf(first), []);
  const save = async (values: DownloadValues): Promise<void> => {
    await attempt((opened) =>
      ask('desk/save-product-downloads', {
        params: { productId },
        body: {
          version: (opened ?? first).version,
          downloads: downloadsTyped(values, first.units),
        },
      }),
    );
    await client.invalidateQueries({ queryKey: ['desk/product-downloads'], refetchType: 'none' });
    showToast({ type: 'success', message: texts.saved });
  };
  return (
    <Panel title={texts.files}>
      <ResourceForm<DownloadValues> defaultValues={beginning} onSave={save}>
        {meeting !== null && (
          <output className="rounded-card bg-warning-soft px-4 py-3">{texts.changedMeanwhile}</output>
        )}
        <Titles hint={texts.linksTitleHint} label={texts.linksTitle} of="titles" />
        <FormSwitch hint={texts.isSeparateHint} label={texts.isSeparate} name="is_separate" />
        <Links opened={first} />
        <Titles hint={texts.sampleTitleHint} label={texts.sampleTitle} of="sample_titles" />
      </ResourceForm>
    </Panel>
  );
};
