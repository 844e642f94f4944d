import type { DeskResult } from '@dijla/contract/desk-client';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { StatementLink } from '../../parts/statement-link.tsx';
import { pageParameter, withPage } from '../../resource-list/list-address.ts';

type Statement = DeskResult<'desk/vendor-statement'>;
type Entry = Statement['items'][number];

const What = ({ entry: { kind, amount, order_number: number, product, reference } }: { entry: Entry }) => {
  const { kinds, returned, order } = useTexts('vendors');
  const about =
    kind === 'payout' ? (
      <bdi dir="ltr">{reference}</bdi>
    ) : (
      <>
        {number !== null && <span className="whitespace-nowrap">{order(number)}</span>} · <bdi>{product}</bdi>
      </>
    );
  return (
    <>
      <span className="font-medium">{kind === 'earning' && amount < 0 ? returned : kinds[kind]}</span>
      <span className="block text-sm text-ink-soft">{about}</span>
    </>
  );
};

const Entries = ({ items }: { items: readonly Entry[] }) => {
  const { entries } = useTexts('vendors');
  return (
    <table className="w-full text-start">
      <thead className="text-sm text-ink-soft">
        <tr>
          <th className="py-1 text-start font-medium">{entries.what}</th>
          <th className="hidden py-1 text-start font-medium sm:table-cell">{entries.at}</th>
          <th className="py-1 text-end font-medium">{entries.amount}</th>
          <th className="py-1 ps-3 text-end font-medium">{entries.balance}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {items.map((entry) => (
          <tr className="align-baseline" key={entry.id}>
            <td className="py-2 [overflow-wrap:anywhere]">
              <What entry={entry} />
            </td>
            <td className="hidden py-2 whitespace-nowrap sm:table-cell">
              <Moment at={entry.at} />
            </td>
            <td className="py-2 text-end">
              <Amount minor={entry.amount} unit={entry.unit} />
            </td>
            <td className="py-2 ps-3 text-end">
              <Amount minor={entry.balance} unit={entry.unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What a seller earned, gave back and was paid, a page at a time, with a file of all of it. */
export const VendorStatement = ({
  statement,
  onCsv,
  pdfOf,
  ...given
}: {
  statement: Statement;
  onCsv?: () => void;
  /** Address of the printed statement of a month. */
  pdfOf?: (month: string) => string;
  /** Of a part of it, in place of the words of all. */
  title?: string;
  nothingYet?: string;
}) => {
  const texts = { ...useTexts('vendors'), ...given };
  const { newest, older } = useTexts('list');
  const [search] = useSearchParams();
  const { items, next } = statement;
  return (
    <Panel
      aside={
        onCsv !== undefined && (
          <button className={deskButton.quiet} onClick={onCsv} type="button">
            {texts.file}
          </button>
        )
      }
      title={given.title ?? texts.statement}
    >
      {pdfOf !== undefined && (
        <div className="pb-3">
          <StatementLink addressOf={pdfOf} words={texts} />
        </div>
      )}
      {items.length === 0 ? <p className="text-ink-soft">{texts.nothingYet}</p> : <Entries items={items} />}
      <div className="flex justify-between gap-2 pt-3">
        {search.has(pageParameter) ? (
          <Link className={deskButton.quiet} to={{ search: '' }}>
            {newest}
          </Link>
        ) : (
          <span />
        )}
        {next !== null && (
          <Link className={deskButton.quiet} to={{ search: withPage(search, next).toString() }}>
            {older}
          </Link>
        )}
      </div>
    </Panel>
  );
};
