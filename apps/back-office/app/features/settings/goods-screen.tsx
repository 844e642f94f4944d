import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useDeskLanguage, useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { AddLink } from './fields/add-link.tsx';
import { Answered } from './answered.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import type { Delivery } from './fields/step-values.ts';

const SizeSheet = lazy(async () => ({ default: (await import('./size-sheet.tsx')).SizeSheet }));
const SlotSheet = lazy(async () => ({ default: (await import('./delivery/slot-sheet.tsx')).SlotSheet }));

type Row = { to: string; key: string; name: string; aside: string };

const Rows = ({ rows, add }: { rows: readonly Row[]; add: ReactNode }) => (
  <>
    <ul>
      {rows.map(({ to, key, name, aside }) => (
        <li className="border-t border-line first:border-0" key={key}>
          <Link className="flex min-h-11 items-center justify-between gap-4 hover:underline" to={to}>
            <span className="font-medium">{name}</span>
            <span className="text-ink-soft">{aside}</span>
          </Link>
        </li>
      ))}
    </ul>
    <div className="pt-3">{add}</div>
  </>
);

const Panels = ({ delivery }: { delivery: Delivery }) => {
  const { store } = useDeskLanguage();
  const texts = useTexts('settings');
  const nameOf = (code: string, said: readonly { language: string; text: string }[]): string =>
    (said.find(({ language }) => language === store.language) ?? said[0])?.text ?? code;
  const sizes = delivery.size_classes.map(({ code, titles, days }) => {
    const usual = days.find(({ region_code }) => region_code === '*');
    return {
      to: paths.settingsSize(code),
      key: code,
      name: nameOf(code, titles),
      aside: usual ? texts.inDays(usual.days) : '',
    };
  });
  const slots = delivery.slots.map(({ code, labels, is_active, until_hour }) => ({
    to: paths.settingsSlot(code),
    key: code,
    name: nameOf(code, labels),
    aside: is_active ? (until_hour === null ? texts.isOn : texts.untilHour(until_hour)) : texts.isOff,
  }));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={texts.sizes}>
        <p className="pb-2 text-ink-soft">{texts.sizesText}</p>
        <Rows add={<AddLink label={texts.addSize} to={paths.settingsSize('')} />} rows={sizes} />
      </Panel>
      <Panel title={texts.slots}>
        <p className="pb-2 text-ink-soft">{texts.slotsText}</p>
        <Rows add={<AddLink label={texts.addSlot} to={paths.settingsSlot('')} />} rows={slots} />
      </Panel>
    </div>
  );
};

/** Goods that need more than an ordinary delivery, and the times of the day that goods come at. */
export const GoodsScreen = () => {
  const { helpGoods } = useTexts('settings');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const answer = useCall('desk/delivery');
  const close = (): void => void navigate(paths.settingsGoods);
  const { data } = answer;
  const [size, slot] = [search.get('size'), search.get('slot')];
  return (
    <SettingsFrame help={helpGoods}>
      <Answered answer={answer}>{(delivery) => <Panels delivery={delivery} />}</Answered>
      <Suspense>
        {data && size !== null && <SizeSheet code={size} delivery={data} key={size} onClose={close} />}
        {data && slot !== null && <SlotSheet code={slot} delivery={data} key={slot} onClose={close} />}
      </Suspense>
    </SettingsFrame>
  );
};
