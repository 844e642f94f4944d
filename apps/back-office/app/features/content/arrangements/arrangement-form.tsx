import type { Arrangement } from '@dijla/contract/arrangements';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { useMomentText } from '../../../parts/time/moment.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { refusalOf } from '../../../provider-client/desk-error.ts';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { showToast } from '../../../undo/toast-state.ts';
import { PublishFields } from '../publish-fields.tsx';
import { publishOf, publishTyped } from '../publish-values.ts';
import { type ArrangementDetail, type ArrangementValues, bodies, valuesOf } from './arranged-values.ts';
import type { ExtensionKind } from './extension-values.ts';

export type Restored = { number: number; arrangement: Arrangement };

export type ArrangementFormProps = {
  /** As it was opened. */
  detail: ArrangementDetail;
  /** What the form begins with in place of what was arranged last, and the version that it is. */
  restored: Restored | null;
  /** Of blocks that extensions have. */
  kinds: readonly ExtensionKind[];
  onSaved: (saved: ArrangementDetail) => void;
  /** Has the form begin again with how it is now. */
  onTheirs: (theirs: ArrangementDetail) => void;
  children: ReactNode;
};

/** What a colleague saved meanwhile, and what may be done: nothing is lost either way. */
const Conflict = ({
  theirs: { versions },
  onMine,
  onTheirs,
}: {
  theirs: ArrangementDetail;
  onMine: () => void;
  onTheirs: () => void;
}) => {
  const texts = useTexts('content');
  const momentText = useMomentText();
  const [latest] = versions;
  return (
    <div className="grid gap-3 rounded-card bg-warning-soft p-4" role="alert">
      <p>
        {texts.conflict(
          latest?.saved_by ?? texts.somebody,
          latest === undefined ? '' : momentText(latest.saved_at),
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <button className={deskButton.primary} onClick={onMine} type="submit">
          {texts.keepMine}
        </button>
        <button className={deskButton.quiet} onClick={onTheirs} type="button">
          {texts.takeTheirs}
        </button>
      </div>
    </div>
  );
};

const useSave = ({
  detail,
  restored,
  onSaved,
}: Pick<ArrangementFormProps, 'detail' | 'restored' | 'onSaved'>) => {
  const texts = useTexts('content');
  const override = useRef<string | null>(null);
  const [theirs, setTheirs] = useState<ArrangementDetail | null>(null);
  const params = { name: detail.name };
  const save = async (values: ArrangementValues): Promise<void> => {
    try {
      const saved = await ask('desk/save-arrangement', {
        params,
        body: {
          arrangement: bodies[detail.name](values),
          publish: publishOf(values),
          revision: override.current ?? detail.revision,
          restored: restored?.number ?? null,
        },
      });
      override.current = null;
      setTheirs(null);
      showToast({ type: 'success', message: texts.savedAs[values.publish] });
      onSaved(saved);
    } catch (error) {
      if (refusalOf(error)?.code === 'desk.changed-meanwhile')
        setTheirs(await ask('desk/arrangement', { params }));
      throw error;
    }
  };
  const keepMine = () => {
    if (theirs !== null) override.current = theirs.revision;
  };
  return { save, theirs, keepMine };
};

/** The form of what is arranged, in both languages. */
export const ArrangementForm = ({
  detail,
  restored,
  kinds,
  onSaved,
  onTheirs,
  children,
}: ArrangementFormProps) => {
  const texts = useTexts('arrangements');
  const content = useTexts('content');
  const { save, theirs, keepMine } = useSave({ detail, restored, onSaved });
  const beginning = useMemo(
    () =>
      valuesOf(restored?.arrangement ?? detail.latest, {
        publish: publishTyped(detail),
        kinds,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- what it began with is what was opened, whatever is saved since
    [],
  );
  return (
    <ResourceForm<ArrangementValues> defaultValues={beginning} onSave={save}>
      {restored !== null && (
        <output className="rounded-card bg-warning-soft p-3">{texts.restoring(restored.number)}</output>
      )}
      {children}
      <Panel title={content.publishing}>
        <div className="grid gap-3 sm:grid-cols-2">
          <PublishFields />
        </div>
      </Panel>
      {theirs !== null && <Conflict onMine={keepMine} onTheirs={() => onTheirs(theirs)} theirs={theirs} />}
    </ResourceForm>
  );
};
