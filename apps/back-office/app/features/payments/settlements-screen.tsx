import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { onOnePage } from '../../resource-list/on-one-page.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { PaymentsFrame } from './payments-frame.tsx';

const ImportSheet = lazy(async () => ({ default: (await import('./import-sheet.tsx')).ImportSheet }));

type Settlements = DeskResult<'desk/settlements'>;
type File = Settlements['items'][number];

const useColumns = (): readonly ListColumn<File>[] => {
  const texts = useTexts('payments');
  return useMemo(
    () => [
      {
        id: 'file',
        title: texts.file,
        cell: ({ file_name }) => <bdi>{file_name}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'party',
        title: texts.party,
        cell: ({ kind, party }) => (
          <>
            {texts.partyKinds[kind]} · <bdi dir="ltr">{party}</bdi>
          </>
        ),
        onPhone: 'second',
      },
      {
        id: 'at',
        title: texts.since,
        cell: ({ imported_at }) => <Moment at={imported_at} />,
        onPhone: 'second',
      },
      {
        id: 'settled',
        title: texts.settled,
        cell: ({ settled, rows }) => `${grouped(settled)} / ${grouped(rows)}`,
        isNumber: true,
        onPhone: 'end',
      },
      {
        id: 'differences',
        title: texts.differences,
        cell: ({ differences }) =>
          differences === 0 ? '–' : <strong className="text-danger">{grouped(differences)}</strong>,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts],
  );
};

const Parties = ({ parties }: Pick<Settlements, 'parties'>) => {
  const texts = useTexts('payments');
  if (parties.length === 0) return <p className="pb-4 text-ink-soft">{texts.nothingHeld}</p>;
  return (
    <ul className="grid gap-3 pb-4 sm:grid-cols-2 xl:grid-cols-4">
      {parties.map(({ kind, party, unit, held }) => (
        <li key={`${kind} ${party} ${unit.code}`}>
          <Panel as="article" title={party}>
            <p className="text-sm text-ink-soft">
              {texts.partyKinds[kind]} · {held < 0 ? texts.owes : texts.holds}
            </p>
            <p className="text-xl font-bold">
              <Amount minor={Math.abs(held)} unit={unit} />
            </p>
          </Panel>
        </li>
      ))}
    </ul>
  );
};

const none: Settlements['parties'] = [];

/** What gateways and carriers hold by the ledger, and the files that were compared with it. */
export const SettlementsScreen = () => {
  const texts = useTexts('payments');
  const answer = useCall('desk/settlements');
  const [isImporting, setImporting] = useState(false);
  const parties = answer.data?.parties ?? none;
  const action = (
    <button
      className={deskButton.primary}
      disabled={parties.length === 0}
      onClick={() => setImporting(true)}
      type="button"
    >
      {texts.importFile}
    </button>
  );
  return (
    <PaymentsFrame actions={action} help={texts.helpSettlement}>
      {answer.isSuccess && <Parties parties={parties} />}
      <ResourceList
        answer={onOnePage(answer)}
        columns={useColumns()}
        label={texts.files}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.settlement(id)}
        rowName={({ file_name }) => file_name}
      />
      <Suspense>
        {isImporting && <ImportSheet onClose={() => setImporting(false)} parties={parties} />}
      </Suspense>
    </PaymentsFrame>
  );
};
