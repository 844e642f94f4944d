import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { hasSessionMark } from '@dijla/device/session/session-mark';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { textsIn } from '../../../i18n/texts-in.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import {
  askForAlert,
  setWatch,
  showWatchlist,
  useWatchlist,
  type WatchChannel,
  type WatchKind,
} from '../../../device/lists/watchlist-actions.ts';
import { showNotification } from '../../page/notification-state.ts';
import type { MarkedPurchase } from '../late-marks.ts';
import { listPagePaths } from '../list-paths.lazy.ts';
import { listedProduct } from '../listed-product.ts';

const onDevice = lazyPart({
  part: async () => (await import('./push-choice.lazy.tsx')).PushChoice,
  texts: textsIn('notices'),
});

/** What an alert is of: what is sold, and whether it is in stock now. */
type Sold = { sku: string; parent_sku: string; isInStock: boolean };

/** Returns what is chosen on the page, or the product itself while the choice is open. */
export const soldOf = ({ product, buyable }: Pick<MarkedPurchase, 'product' | 'buyable'>): Sold => ({
  sku: buyable?.sku ?? product.sku,
  parent_sku: product.sku,
  isInStock: (buyable?.stock ?? product.stock).state !== 'out-of-stock',
});

const kinds: readonly WatchKind[] = ['stock', 'price'];

const row = 'flex min-h-12 items-center gap-3';

/** Returns a customer's alerts of what is sold, and how they are turned on and off: at once, also without a connection. */
const useAlerts = ({ product }: MarkedPurchase, { sku, parent_sku }: Sold) => {
  const texts = useTexts('alerts');
  const mine = useWatchlist(({ entries }) => entries).filter((watch) => watch.sku === sku);
  const [channel, setChannel] = useState<WatchChannel>(mine[0]?.channel ?? 'email');
  const set = (kind: WatchKind, isOn: boolean, by: WatchChannel) =>
    void setWatch({ kind, sku, parent_sku, channel: by, product: listedProduct(product) }, isOn);
  return {
    channel,
    isOn: (kind: WatchKind) => mine.some((watch) => watch.kind === kind),
    toggle: (kind: WatchKind, isOn: boolean) => {
      set(kind, isOn, channel);
      const message = navigator.onLine ? texts[`${kind}${isOn ? 'On' : 'Off'}`] : texts.offline;
      showNotification({ type: 'success', message });
    },
    tellBy: (by: WatchChannel) => {
      setChannel(by);
      for (const { kind } of mine) set(kind, true, by);
    },
  };
};

/** The switches of a customer. */
const Switches = ({ purchase, sold }: { purchase: MarkedPurchase; sold: Sold }) => {
  const texts = useTexts('alerts');
  const { channel, isOn, toggle, tellBy } = useAlerts(purchase, sold);

  return (
    <div className="grid gap-3">
      {kinds.map((kind) => (
        <label className={row} key={kind}>
          <input
            aria-checked={isOn(kind)}
            checked={isOn(kind)}
            className="size-5 accent-accent"
            onChange={({ target }) => toggle(kind, target.checked)}
            role="switch"
            type="checkbox"
          />
          <span className="min-w-0 flex-1">
            {texts[kind]}
            {kind === 'stock' && sold.isInStock && (
              <span className="block text-sm text-ink-soft">{texts.inStockNow}</span>
            )}
          </span>
        </label>
      ))}
      <fieldset className="grid gap-1">
        <legend className="pb-1 text-sm font-medium">{texts.how}</legend>
        {(['email', 'sms'] as const).map((by) => (
          <label className={row} key={by}>
            <input
              checked={channel === by}
              className="size-5 accent-accent"
              name="alert-channel"
              onChange={() => tellBy(by)}
              type="radio"
            />
            {texts[by]}
          </label>
        ))}
        <onDevice.Part className={row} isChosen={channel === 'push'} onChoose={() => tellBy('push')} />
      </fieldset>
    </div>
  );
};

/** Reads an address as it was typed; null when it is neither an e-mail address nor a number. */
const recipientOf = (typed: string): { email: string } | { phone: string } | null => {
  const text = typed.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { email: text };
  return /^[+\d\s٠-٩۰-۹()-]{7,20}$/.test(text) ? { phone: text } : null;
};

/** The form of a guest: what to tell, and where. The address is asked to confirm it. */
// oxlint-disable-next-line max-lines-per-function -- one form
const GuestForm = ({ sold, onAsked }: { sold: Sold; onAsked: () => void }) => {
  const texts = useTexts('alerts');
  const { code } = useStoreView();
  const { pathname, search } = useLocation();
  const id = useId();
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const chosen = kinds.filter((kind) => fields.get(kind) !== null);
    const to = recipientOf(String(fields.get('address') ?? ''));
    if (chosen.length === 0 || to === null)
      return setProblem(chosen.length === 0 ? texts.nothingChosen : texts.wrongAddress);
    setAsking(true);
    const asked = await askForAlert({ sku: sold.sku, parent_sku: sold.parent_sku, kinds: chosen, to });
    setAsking(false);
    if (!asked.ok) return setProblem(asked.text || texts.noAnswer);
    showNotification({ type: 'success', message: texts.sentToConfirm, hasNoTimeout: true });
    return onAsked();
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={(event) => void ask(event)}>
      {kinds.map((kind) => (
        <label className={row} key={kind}>
          <input
            className="size-5 accent-accent"
            defaultChecked={kind === (sold.isInStock ? 'price' : 'stock')}
            name={kind}
            type="checkbox"
          />
          {texts[kind]}
        </label>
      ))}
      <div className="grid gap-1.5">
        <label className="text-sm font-medium" htmlFor={id}>
          {texts.address}
        </label>
        <input
          aria-describedby={`${id}-hint`}
          autoComplete="email"
          className="w-full rounded-card bg-sunken px-3 py-2.5"
          dir="ltr"
          id={id}
          name="address"
        />
        <p className="text-sm text-ink-soft" id={`${id}-hint`}>
          {texts.addressHint}
        </p>
      </div>
      {problem !== '' && (
        <p className="font-medium text-danger" role="alert">
          {problem}
        </p>
      )}
      <button aria-busy={isAsking} className={buttonStyle.primary} type="submit">
        {isAsking ? texts.asking : texts.ask}
      </button>
      <Link
        className="press inline-flex min-h-11 items-center justify-center font-semibold text-accent-ink"
        state={{ from: pathname + search }}
        to={paths.login(code)}
      >
        {texts.orLogIn}
      </Link>
    </form>
  );
};

/** Alerts of what is chosen on a product's page: switches of a customer, a form of a guest. */
export const AlertSheet = ({ purchase, onClose }: { purchase: MarkedPurchase; onClose: () => void }) => {
  const texts = useTexts('alerts');
  const { close } = useTexts('shell');
  const { code } = useStoreView();
  const isCustomer = hasSessionMark();
  const sold = soldOf(purchase);
  useEffect(() => {
    if (isCustomer) void showWatchlist();
  }, [isCustomer]);
  return (
    <Sheet closeLabel={close} from="bottom" onClose={onClose} title={texts.title}>
      <div className="grid gap-4">
        <p className="text-ink-soft" lang={purchase.product.lang ?? undefined}>
          {texts.ofWhat(purchase.product.name)}
        </p>
        {isCustomer ? (
          <Switches purchase={purchase} sold={sold} />
        ) : (
          <GuestForm onAsked={onClose} sold={sold} />
        )}
        {isCustomer && (
          <Link
            className="press inline-flex min-h-11 items-center font-semibold text-accent-ink"
            to={listPagePaths.watchlist(code)}
          >
            {texts.seeAll}
          </Link>
        )}
      </div>
    </Sheet>
  );
};
