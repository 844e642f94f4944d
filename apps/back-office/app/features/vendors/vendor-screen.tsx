import { deskAddress } from '@dijla/contract/desk-client';
import { saveFile } from '@dijla/ui-kit/save-file.ts';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useDeskLanguage, useTexts } from '../../i18n/use-desk.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { queryOf } from '../../resource-list/list-address.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { showToast } from '../../undo/toast-state.ts';
import { Owed, TermsFacts, type Vendor } from './balances.tsx';
import { VendorStatement } from './vendor-statement.tsx';

const VendorTermsForm = lazy(async () => ({
  default: (await import('./vendor-terms-form.tsx')).VendorTermsForm,
}));
const PayVendorSheet = lazy(async () => ({
  default: (await import('./pay-vendor-sheet.tsx')).PayVendorSheet,
}));

const Terms = ({ vendor, mayChange }: { vendor: Vendor; mayChange: boolean }) => {
  const texts = useTexts('vendors');
  const { terms, waiting } = vendor;
  return (
    <Panel title={texts.terms}>
      {terms === null && (
        <p className="pb-2 font-medium text-danger">
          {waiting === 0 ? texts.missing : texts.waiting(waiting)}
        </p>
      )}
      {mayChange ? (
        <Suspense>
          <p className="pb-3 text-ink-soft">{texts.termsHint}</p>
          <VendorTermsForm key={`${vendor.vendor} ${terms?.version ?? 0}`} vendor={vendor} />
        </Suspense>
      ) : (
        terms !== null && <TermsFacts terms={terms} />
      )}
    </Panel>
  );
};

const useStatementFile = (vendor: string): (() => void) => {
  const texts = useTexts('vendors');
  const textOf = useRefusalText();
  return () => {
    ask('desk/export-vendor-statement', { params: { vendor }, body: {} })
      .then((file) => saveFile(file, `${texts.statement}-${vendor}.csv`))
      .catch((error: unknown) => showToast({ type: 'error', message: textOf(error) }));
  };
};

/** One seller: her terms, what she is owed and her statement; she is paid here. */
export const VendorScreen = () => {
  const texts = useTexts('vendors');
  const { vendor = '' } = useParams();
  const [search] = useSearchParams();
  const may = useMay();
  const answer = useCall('desk/vendor', { params: { vendor } });
  const statement = useCall('desk/vendor-statement', { params: { vendor }, query: queryOf(search, []) });
  const [isPaying, setPaying] = useState(false);
  const saveStatement = useStatementFile(vendor);
  const { store } = useDeskLanguage();
  const pdfOf = (month: string): string =>
    deskAddress('desk/vendor-statement-pdf', { params: { vendor }, query: { storeCode: store.code, month } });
  const seller = answer.data;
  const failed = [answer, statement].find(({ isError }) => isError);
  const isOwed = seller?.balances.some(({ amount }) => amount > 0) ?? false;
  return (
    <Screen
      above={<BackLink to={paths.vendors}>{texts.back}</BackLink>}
      actions={
        isOwed &&
        may('vendors.pay') && (
          <button className={deskButton.primary} onClick={() => setPaying(true)} type="button">
            {texts.pay}
          </button>
        )
      }
      help={texts.help}
      title={seller?.name ?? texts.title}
    >
      {failed !== undefined && <FailureNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {seller !== undefined && (
        <div className="grid gap-4 xl:grid-cols-[2fr_3fr] xl:items-start">
          <div className="grid gap-4">
            <Owed balances={seller.balances} />
            <Terms mayChange={may('vendors.manage')} vendor={seller} />
          </div>
          {statement.data !== undefined && (
            <VendorStatement onCsv={saveStatement} pdfOf={pdfOf} statement={statement.data} />
          )}
        </div>
      )}
      <Suspense>
        {seller !== undefined && isPaying && (
          <PayVendorSheet onClose={() => setPaying(false)} vendor={seller} />
        )}
      </Suspense>
    </Screen>
  );
};
