import type { DeskResult } from '@dijla/contract/desk-client';
import { saveFile } from '@dijla/ui-kit/save-file.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount, useAmountText } from '../../parts/amount.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { Screen } from '../../shell/screen.tsx';
import { showToast } from '../../undo/toast-state.ts';

type Payouts = DeskResult<'desk/affiliate-payouts'>;

/** Pays what is due, and saves the file of a run; both ask for the second factor. */
const usePayouts = () => {
  const texts = useTexts('affiliates');
  const textOf = useRefusalText();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const fail = (error: unknown) => showToast({ type: 'error', message: textOf(error) });
  const save = (run: string, at: string): void => {
    ask('desk/export-affiliate-payouts', { body: { run } })
      .then((file) => saveFile(file, `${texts.payouts}-${at.slice(0, 10)}.csv`))
      .catch(fail);
  };
  const pay = async (amount: number): Promise<void> => {
    setBusy(true);
    try {
      const { partners } = await ask('desk/run-affiliate-payouts', {
        body: { amount },
        idempotencyKey: crypto.randomUUID(),
      });
      showToast({ type: 'success', message: texts.paid(partners) });
      await client.invalidateQueries();
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return { isBusy, pay, save };
};

const Due = ({ due, isBusy, onPay }: { due: Payouts['due']; isBusy: boolean; onPay: () => void }) => {
  const texts = useTexts('affiliates');
  const amountText = useAmountText();
  return (
    <Panel title={texts.available}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>
          {due.partners === 0
            ? texts.nothingDue
            : texts.dueNow(due.partners, amountText(due.amount, due.unit))}
        </p>
        {due.partners > 0 && (
          <button
            aria-busy={isBusy}
            className={deskButton.primary}
            disabled={isBusy}
            onClick={onPay}
            type="button"
          >
            {texts.payNow}
          </button>
        )}
      </div>
    </Panel>
  );
};

/** Runs of payouts to partners, each with its file for the bank, and what is due now. */
export const AffiliatePayoutsScreen = () => {
  const texts = useTexts('affiliates');
  const answer = useCall('desk/affiliate-payouts', {});
  const { isBusy, pay, save } = usePayouts();
  const due = answer.data?.due;
  return (
    <Screen
      above={<BackLink to={paths.affiliates}>{texts.back}</BackLink>}
      help={texts.payoutsHelp}
      title={texts.payouts}
    >
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data !== undefined && due !== undefined && (
        <div className="grid gap-4">
          <Due due={due} isBusy={isBusy} onPay={() => void pay(due.amount)} />
          <Panel title={texts.processed}>
            {answer.data.runs.length === 0 && <p className="text-ink-soft">{texts.noRuns}</p>}
            <ul className="divide-y divide-line">
              {answer.data.runs.map(({ run, partners, amount, unit, made_at: at }) => (
                <li className="flex flex-wrap items-center justify-between gap-4 py-2" key={run}>
                  <span>
                    {texts.paid(partners)}
                    <span className="block text-sm text-ink-soft">
                      <Moment at={at} />
                    </span>
                  </span>
                  <Amount minor={amount} unit={unit} />
                  <button className={deskButton.quiet} onClick={() => save(run, at)} type="button">
                    {texts.file}
                  </button>
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      )}
    </Screen>
  );
};
