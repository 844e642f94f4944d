import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';

type Row = { key: string; name: string; clicks: number; sales: number };

const Table = ({ title, rows }: { title: string; rows: readonly Row[] }) => {
  const { columns } = useTexts('searchRules');
  return (
    <table className="w-full">
      <thead>
        <tr className="text-sm text-ink-soft">
          <th className="py-1 text-start font-normal" scope="col">
            {title}
          </th>
          <th className="py-1 text-end font-normal" scope="col">
            {columns.clicks}
          </th>
          <th className="py-1 text-end font-normal" scope="col">
            {columns.sales}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, clicks, sales }) => (
          <tr className="border-t border-line" key={key}>
            <th className="py-2 text-start font-normal" scope="row">
              <bdi>{name}</bdi>
            </th>
            <td className="py-2 text-end">{grouped(clicks)}</td>
            <td className="py-2 text-end">{grouped(sales)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What shoppers choose of the results of a text, by place and by product. */
export const ClicksPanel = ({
  text: { positions, products },
}: {
  text: Pick<DeskResult<'desk/search-text'>, 'positions' | 'products'>;
}) => {
  const { clicks, clicksText, noClicks, columns } = useTexts('searchRules');
  return (
    <Panel title={clicks}>
      <p className="pb-2 text-ink-soft">{clicksText}</p>
      {positions.length === 0 ? (
        <p>{noClicks}</p>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Table
            rows={positions.map(({ position, ...row }) => ({
              key: String(position),
              name: grouped(position),
              ...row,
            }))}
            title={columns.place}
          />
          <Table rows={products.map(({ sku, ...row }) => ({ key: sku, ...row }))} title={columns.product} />
        </div>
      )}
    </Panel>
  );
};
