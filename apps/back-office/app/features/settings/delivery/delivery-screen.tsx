import { lazy, Suspense, useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { onOnePage } from '../../../resource-list/on-one-page.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { type Delivery, methodKey } from '../fields/step-values.ts';

const RegionSheet = lazy(async () => ({ default: (await import('./region-sheet.tsx')).RegionSheet }));
const MethodSheet = lazy(async () => ({
  default: (await import('../payment/method-sheet.tsx')).MethodSheet,
}));

type Region = Delivery['regions'][number];
type Steps = { currency: string; min_subtotal: number; price: number }[];

/** What a delivery costs in dinars when little is bought, and from when on it costs less. */
const Price = ({ steps, units }: { steps: Steps; units: Delivery['units'] }) => {
  const texts = useTexts('settings');
  const unit = units.find(({ code }) => code === 'IQD') ?? units[0];
  if (unit === undefined) return null;
  const own = steps.filter(({ currency }) => currency === unit.code);
  return own.map(({ min_subtotal, price }) => (
    <span className="ms-3 first:ms-0" key={min_subtotal}>
      <Amount minor={price} unit={unit} />
      {min_subtotal > 0 && (
        <span className="text-ink-soft">
          {' '}
          {texts.from} <Amount minor={min_subtotal} unit={unit} />
        </span>
      )}
    </span>
  ));
};

const useColumns = (units: Delivery['units']): readonly ListColumn<Region>[] => {
  const texts = useTexts('settings');
  return useMemo(
    () => [
      { id: 'name', title: texts.governorate, cell: ({ name }) => name, onPhone: 'first' },
      {
        id: 'days',
        title: texts.arrives,
        cell: ({ delivery_days, same_day_until }) =>
          same_day_until === null ? texts.inDays(delivery_days) : texts.sameDay(same_day_until),
        onPhone: 'second',
      },
      {
        id: 'price',
        title: texts.ownPrice,
        cell: ({ rates }) =>
          rates.length === 0 ? (
            <span className="text-ink-soft">{texts.asEverywhere}</span>
          ) : (
            <Price steps={rates} units={units} />
          ),
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts, units],
  );
};

const noUnits: Delivery['units'] = [];

const Methods = ({ delivery }: { delivery: Delivery }) => {
  const texts = useTexts('settings');
  return (
    <Panel title={texts.everywherePrices}>
      <ul>
        {delivery.methods.map((method) => (
          <li className="border-t border-line first:border-0" key={methodKey(method)}>
            <Link
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1 hover:underline"
              to={paths.settingsMethod(methodKey(method))}
            >
              <span className="font-medium">{method.title}</span>
              <span className={method.is_active ? '' : 'text-ink-soft'}>
                {method.is_active ? <Price steps={method.prices} units={delivery.units} /> : texts.isOff}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** What deliveries cost and when they arrive, by governorate. */
export const DeliveryScreen = () => {
  const texts = useTexts('settings');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const answer = useCall('desk/delivery');
  const { data, isError, isPending, isSuccess, error, refetch } = answer;
  const columns = useColumns(data?.units ?? noUnits);
  const close = (): void => void navigate(paths.settings);
  const region = data?.regions.find(({ id }) => String(id) === search.get('region'));
  const method = data?.methods.find((each) => methodKey(each) === search.get('method'));
  const regions = { isError, isPending, isSuccess, error, refetch, data: data && { items: data.regions } };
  return (
    <SettingsFrame help={texts.helpDelivery}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <ResourceList
            answer={onOnePage(regions as Parameters<typeof onOnePage<Region>>[0])}
            columns={columns}
            label={texts.parts.delivery}
            rowId={({ id }) => String(id)}
            rowLink={({ id }) => paths.settingsRegion(id)}
            rowName={({ name }) => name}
          />
        </div>
        {data && <Methods delivery={data} />}
      </div>
      <Suspense>
        {data && region && <RegionSheet delivery={data} key={region.id} onClose={close} region={region} />}
        {data && method && (
          <MethodSheet delivery={data} key={methodKey(method)} method={method} onClose={close} />
        )}
      </Suspense>
    </SettingsFrame>
  );
};
