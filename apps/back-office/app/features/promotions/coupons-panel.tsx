import type { DeskResult } from '@dijla/contract/desk-client';
import { saveFile } from '@dijla/ui-kit/save-file.ts';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { grouped } from '@dijla/messages/plural';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton, deskIconButton } from '../../parts/button-styles.ts';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import { ManyFields, OneFields } from './code-fields.tsx';
import { typedCount } from './promotion-values.ts';

type OneValues = { code: string; uses_limit: string };
type ManyValues = { count: string; prefix: string };

/** Returns how the codes of a promotion are changed and saved as a file. */
const useCodes = (promotionId: number) => {
  const texts = useTexts('promotions');
  const client = useQueryClient();
  const textOf = useRefusalText();
  const params = { promotionId: String(promotionId) };
  const told = async (message: string): Promise<void> => {
    showToast({ type: 'success', message });
    await client.invalidateQueries();
  };
  const failed = (error: unknown): number => showToast({ type: 'error', message: textOf(error) });
  return {
    save: async ({ code, uses_limit }: OneValues): Promise<void> => {
      const body = { code: code.trim(), uses_limit: typedCount(uses_limit) ?? null };
      const saved = await ask('desk/set-coupon', { params, body });
      await told(texts.codeSaved(saved.code));
    },
    make: async ({ count, prefix }: ManyValues): Promise<void> => {
      const { made } = await ask('desk/generate-coupons', {
        params,
        body: { count: typedCount(count) ?? 1, prefix: prefix.trim() },
        idempotencyKey: crypto.randomUUID(),
      });
      await told(texts.codesMade(made));
    },
    remove: (code: string): void => {
      ask('desk/delete-coupon', { params, body: { code } })
        .then(() => told(texts.codeDeleted(code)))
        .catch(failed);
    },
    download: (): void => {
      ask('desk/export-coupons', { params })
        .then((file) => saveFile(file, `${texts.codesFile}.csv`))
        .catch(failed);
    },
  };
};
type Codes = ReturnType<typeof useCodes>;

const CodeSheet = ({ kind, codes, onClose }: { kind: 'one' | 'many'; codes: Codes; onClose: () => void }) => {
  const texts = useTexts('promotions');
  const { close } = useTexts('common');
  const one = useMemo<OneValues>(() => ({ code: '', uses_limit: '' }), []);
  const many = useMemo<ManyValues>(() => ({ count: '100', prefix: '' }), []);
  const thenClose =
    <Values,>(work: (values: Values) => Promise<void>) =>
    async (values: Values): Promise<void> => {
      await work(values);
      onClose();
    };
  return (
    <Sheet
      closeLabel={close}
      from="end"
      onClose={onClose}
      title={kind === 'one' ? texts.addCode : texts.makeCodes}
    >
      {kind === 'one' ? (
        <ResourceForm<OneValues> defaultValues={one} onSave={thenClose(codes.save)}>
          <OneFields />
        </ResourceForm>
      ) : (
        <ResourceForm<ManyValues> defaultValues={many} onSave={thenClose(codes.make)}>
          <ManyFields />
        </ResourceForm>
      )}
    </Sheet>
  );
};

type Code = DeskResult<'desk/coupons'>['items'][number];

const CodeRow = ({ coupon, onRemove }: { coupon: Code; onRemove: ((code: string) => void) | null }) => {
  const texts = useTexts('promotions');
  const { code, uses_limit, times_used } = coupon;
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 border-t border-line first:border-0">
      <bdi className="min-w-0 font-medium break-all">{code}</bdi>
      <span className="flex items-center gap-1 text-sm whitespace-nowrap text-ink-soft">
        {texts.used(grouped(times_used), uses_limit === null ? null : grouped(uses_limit))}
        {onRemove && times_used === 0 && (
          <ConfirmedButton
            className={deskIconButton}
            name={texts.deleteCode(code)}
            onConfirm={() => onRemove(code)}
            question={texts.deleteCodeTitle(code)}
          >
            <DeskIcon name="close" />
          </ConfirmedButton>
        )}
      </span>
    </li>
  );
};

const CodeList = ({
  promotionId,
  codes,
  mayChange,
}: {
  promotionId: number;
  codes: Codes;
  mayChange: boolean;
}) => {
  const texts = useTexts('promotions');
  const id = useId();
  const [q, setQ] = useState('');
  const [after, setAfter] = useState('');
  const { data, error, isError, refetch } = useCall('desk/coupons', {
    params: { promotionId: String(promotionId) },
    query: { q, after, limit: '20' },
  });
  const find = (text: string): void => {
    setQ(text);
    setAfter('');
  };
  return (
    <>
      <TextField
        error={null}
        id={id}
        label={texts.findCode}
        maxLength={40}
        onChange={({ currentTarget: { value } }) => find(value)}
        type="search"
        value={q}
      />
      {isError && <FailureNote error={error} onRetry={() => void refetch()} />}
      <ul className="pt-2">
        {data?.items.map((coupon, place) => (
          <CodeRow
            coupon={coupon}
            // oxlint-disable-next-line react/no-array-index-key -- two codes of which only the end is shown may look alike
            key={`${place} ${coupon.code}`}
            onRemove={mayChange ? codes.remove : null}
          />
        ))}
      </ul>
      {data && data.next !== null && (
        <button className={deskButton.plain} onClick={() => setAfter(data.next ?? '')} type="button">
          {texts.moreCodes}
        </button>
      )}
    </>
  );
};

/** The codes of a promotion with their uses; those who may add, make, delete and take them out. */
export const CouponsPanel = ({
  promotionId,
  coupons,
  mayChange,
}: {
  promotionId: number;
  coupons: number;
  mayChange: boolean;
}) => {
  const texts = useTexts('promotions');
  const codes = useCodes(promotionId);
  const [adding, setAdding] = useState<'one' | 'many' | null>(null);
  if (coupons === 0)
    return (
      <Panel title={texts.codesTitle}>
        <p className="text-ink-soft">{texts.noCodes}</p>
      </Panel>
    );
  return (
    <Panel
      aside={
        mayChange && (
          <button className={deskButton.plain} onClick={codes.download} type="button">
            <DeskIcon name="download" />
            {texts.codesCsv}
          </button>
        )
      }
      title={texts.codesTitle}
    >
      {mayChange && (
        <div className="flex flex-wrap gap-2 pb-3">
          <button className={deskButton.quiet} onClick={() => setAdding('one')} type="button">
            {texts.addCode}
          </button>
          <button className={deskButton.quiet} onClick={() => setAdding('many')} type="button">
            {texts.makeCodes}
          </button>
        </div>
      )}
      <CodeList codes={codes} mayChange={mayChange} promotionId={promotionId} />
      {adding !== null && <CodeSheet codes={codes} kind={adding} onClose={() => setAdding(null)} />}
    </Panel>
  );
};
