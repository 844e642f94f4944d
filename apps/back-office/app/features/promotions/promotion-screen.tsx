import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { useToldWork } from '../../undo/use-told-work.ts';
import { PromotionState } from './promotion-state.tsx';
import type { Choices, Promotion } from './rule/typed-rule.ts';
import { useRuleText } from './use-rule-text.ts';

const PromotionForm = lazy(async () => ({ default: (await import('./promotion-form.tsx')).PromotionForm }));
const CouponsPanel = lazy(async () => ({ default: (await import('./coupons-panel.tsx')).CouponsPanel }));
const OrdersPanel = lazy(async () => ({ default: (await import('./orders-panel.tsx')).OrdersPanel }));

/** Returns how a promotion is switched and removed; each says so, or why it was not. */
const useWork = (promotion: Promotion, onSeen: (promotion: Promotion) => void) => {
  const texts = useTexts('promotions');
  const navigate = useNavigate();
  const of = { params: { promotionId: String(promotion.id) } };
  const { version, name } = promotion;
  const tell = useToldWork();
  return {
    turn: (is_active: boolean) =>
      tell(async () => {
        onSeen(await ask('desk/switch-promotion', { ...of, body: { is_active, version } }));
        return is_active ? texts.switchedOn(name) : texts.switchedOff(name);
      }),
    remove: () =>
      tell(async () => {
        const { outcome } = await ask('desk/remove-promotion', { ...of, body: { version } });
        void navigate(paths.promotions, { replace: true });
        return texts.removed[outcome];
      }),
  };
};

type Seen = { promotion: Promotion; onSeen: (promotion: Promotion) => void };

const Actions = ({ promotion, onSeen }: Seen) => {
  const texts = useTexts('promotions');
  const { cancel } = useTexts('common');
  const [isRemoving, setIsRemoving] = useState(false);
  const work = useWork(promotion, onSeen);
  const { is_active: isActive, state } = promotion;
  return (
    <>
      <button className={deskButton.quiet} onClick={() => void work.turn(!isActive)} type="button">
        {isActive ? texts.switchOff : texts.switchOn}
      </button>
      {state !== 'archived' && (
        <button className={deskButton.plain} onClick={() => setIsRemoving(true)} type="button">
          {texts.remove}
        </button>
      )}
      {isRemoving && (
        <ConfirmDialog
          cancelLabel={cancel}
          confirmLabel={texts.remove}
          isDangerous
          onClose={() => setIsRemoving(false)}
          onConfirm={() => void work.remove()}
          title={texts.removeTitle}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </>
  );
};

const Back = () => {
  const { title } = useTexts('promotions');
  return <BackLink to={paths.promotions}>{title}</BackLink>;
};

/** One that exists, as it was when it was opened or last changed here; a colleague's later change is told. */
const Opened = ({
  latest,
  choices,
  onReload,
}: {
  latest: Promotion;
  choices: Choices;
  onReload: () => void;
}) => {
  const texts = useTexts('promotions');
  const may = useMay();
  const ruleText = useRuleText();
  const [promotion, setPromotion] = useState(latest);
  const mayChange = may('promotions.manage');
  return (
    <Screen
      above={<Back />}
      actions={mayChange && <Actions onSeen={setPromotion} promotion={promotion} />}
      beside={<PromotionState state={promotion.state} />}
      help={texts.help}
      title={promotion.name}
    >
      <div className="grid gap-4">
        {latest.version > promotion.version && (
          <div className="flex flex-wrap items-center gap-3 rounded-card bg-warning-soft p-3" role="alert">
            <p className="min-w-0 flex-1">{texts.changed}</p>
            <button className={deskButton.quiet} onClick={onReload} type="button">
              {texts.reload}
            </button>
          </div>
        )}
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          {mayChange ? (
            <PromotionForm choices={choices} onSaved={setPromotion} promotion={promotion} />
          ) : (
            <p>{ruleText(promotion.rule)}</p>
          )}
        </Suspense>
        <Suspense>
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <CouponsPanel coupons={promotion.coupons} mayChange={mayChange} promotionId={promotion.id} />
            <OrdersPanel promotionId={promotion.id} />
          </div>
        </Suspense>
      </div>
    </Screen>
  );
};

const New = ({ choices }: { choices: Choices }) => {
  const texts = useTexts('promotions');
  const navigate = useNavigate();
  const client = useQueryClient();
  const open = ({ id }: Promotion): void => {
    void client.invalidateQueries();
    void navigate(paths.promotion(id), { replace: true });
  };
  return (
    <Screen above={<Back />} help={texts.help} title={texts.add}>
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <PromotionForm choices={choices} onSaved={open} promotion={null} />
      </Suspense>
    </Screen>
  );
};

type Answer = Pick<UseQueryResult, 'error' | 'isError' | 'refetch'>;

/** In place of a promotion while what it needs is asked for, and why it did not come. */
const Pending = ({ answer: { error, isError, refetch } }: { answer: Answer }) => {
  const texts = useTexts('promotions');
  return (
    <Screen above={<Back />} help={texts.help} title={texts.title}>
      {isError ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </Screen>
  );
};

const Existing = ({ promotionId, choices }: { promotionId: string; choices: Choices }) => {
  const [loads, setLoads] = useState(0);
  const answer = useCall('desk/promotion', { params: { promotionId } });
  const { data } = answer;
  if (data === undefined) return <Pending answer={answer} />;
  return (
    <Opened
      choices={choices}
      key={`${data.id} ${loads}`}
      latest={data}
      onReload={() => setLoads((before) => before + 1)}
    />
  );
};

/** A promotion: its rule with a preview, its codes, and the orders that used it; `new` makes one. */
export const PromotionScreen = () => {
  const { promotionId = '' } = useParams();
  const answer = useCall('desk/promotion-choices');
  const { data: choices } = answer;
  if (choices === undefined) return <Pending answer={answer} />;
  return promotionId === 'new' ? (
    <New choices={choices} />
  ) : (
    <Existing choices={choices} key={promotionId} promotionId={promotionId} />
  );
};
