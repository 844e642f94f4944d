import { deskAddress, type DeskResult } from '@dijla/contract/desk-client';
import { useSearchParams } from 'react-router';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import { queryOf } from '../../../resource-list/list-address.ts';
import { Owed, TermsFacts } from '../balances.tsx';
import { VendorStatement } from '../vendor-statement.tsx';
import { OwnVendorFrame } from './own-vendor-frame.tsx';

type Account = DeskResult<'desk/own-vendor'>;

const Terms = ({ terms }: Pick<Account, 'terms'>) => {
  const texts = useTexts('vendors');
  const { noTerms } = useTexts('ownVendor');
  return (
    <Panel title={texts.terms}>
      {terms === null ? <p className="text-ink-soft">{noTerms}</p> : <TermsFacts terms={terms} />}
    </Panel>
  );
};

/** What the calling seller is owed, under which terms, and what changed it. */
export const OwnAccountScreen = () => {
  const [search] = useSearchParams();
  const answer = useCall('desk/own-vendor');
  const statement = useCall('desk/own-vendor-statement', { query: queryOf(search, []) });
  const { store } = useDeskLanguage();
  const pdfOf = (month: string): string =>
    deskAddress('desk/own-vendor-statement-pdf', { query: { storeCode: store.code, month } });
  const account = answer.data;
  const failed = [answer, statement].find(({ isError }) => isError);
  return (
    <OwnVendorFrame>
      {failed !== undefined && <FailureNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {account !== undefined && (
        <div className="grid gap-4 xl:grid-cols-[2fr_3fr] xl:items-start">
          <div className="grid gap-4">
            <h2 className="text-lg font-semibold">
              <bdi>{account.name}</bdi>
            </h2>
            <Owed balances={account.balances} />
            <Terms terms={account.terms} />
          </div>
          {statement.data !== undefined && <VendorStatement pdfOf={pdfOf} statement={statement.data} />}
        </div>
      )}
    </OwnVendorFrame>
  );
};
