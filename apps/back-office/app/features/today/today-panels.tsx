import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { type Fact, Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { paths } from '../../paths.ts';
import { useMay } from '../../session/use-session.ts';
import { bytesText } from './bytes-text.ts';
import { useWatchedFacts } from './watched-facts.tsx';

type Today = DeskResult<'desk/today'>;

/** What was sold today, by currency. */
export const SalesPanel = ({ sales }: Pick<Today, 'sales'>) => {
  const texts = useTexts('today');
  return (
    <Panel title={texts.sales}>
      {sales.length === 0 && <p className="text-ink-soft">{texts.noSales}</p>}
      <ul>
        {sales.map(({ unit, orders, amount }) => (
          <li className="flex items-baseline justify-between gap-4" key={unit.code}>
            <span className="text-xl font-bold">
              <Amount minor={amount} unit={unit} />
            </span>
            <span className="text-ink-soft">{texts.orders(orders)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** Products that need to be ordered; each number opens its list. */
export const StockPanel = ({ stock: { low, out } }: Pick<Today, 'stock'>) => {
  const texts = useTexts('today');
  const may = useMay();
  const valueOf = (count: number, stock: 'low' | 'out') => (
    <span className="block text-end">
      {may('products.read') && count > 0 ? (
        <Link
          className="font-medium text-accent-ink hover:underline"
          to={paths.productsWith(`stock=${stock}&status=enabled`)}
        >
          {grouped(count)}
        </Link>
      ) : (
        grouped(count)
      )}
    </span>
  );
  return (
    <Panel title={texts.stock}>
      <Facts
        facts={[
          { key: 'low', name: texts.low, value: valueOf(low, 'low') },
          { key: 'out', name: texts.out, value: valueOf(out, 'out') },
        ]}
      />
    </Panel>
  );
};

/** A tenth of the disk: below it, somebody has to act. */
const littleShare = 0.1;

/** What of the shop's machine needs somebody; where nothing does, it says so. */
export const HealthPanel = ({ health }: Pick<Today, 'health'>) => {
  const { disk, dead_jobs, messages } = health;
  const texts = useTexts('today');
  const watched = useWatchedFacts(health);
  const isFull = disk !== undefined && disk.free_bytes < disk.total_bytes * littleShare;
  const isWell = !isFull && dead_jobs === 0 && messages.failed === 0 && !watched.isFault;
  const countOf = (count: number, isFault: boolean) => (
    <span className={`block text-end ${isFault && count > 0 ? 'font-semibold text-danger' : ''}`}>
      {grouped(count)}
    </span>
  );
  const facts: Fact[] = [
    ...(disk === undefined
      ? []
      : [
          {
            key: 'disk',
            name: texts.disk,
            value: (
              <span className={`block text-end ${isFull ? 'font-semibold text-danger' : ''}`}>
                {texts.free(bytesText(disk.free_bytes), bytesText(disk.total_bytes))}
              </span>
            ),
          },
        ]),
    { key: 'jobs', name: texts.jobs, value: countOf(dead_jobs, true) },
    { key: 'unsent', name: texts.unsent, value: countOf(messages.unsent, false) },
    { key: 'failed', name: texts.notSent, value: countOf(messages.failed, true) },
    ...watched.facts,
  ];
  return (
    <Panel
      aside={isWell && <span className="font-medium text-success">{texts.inOrder}</span>}
      title={texts.health}
    >
      <Facts facts={facts} />
    </Panel>
  );
};
