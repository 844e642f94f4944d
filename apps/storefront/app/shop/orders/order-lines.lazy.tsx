import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { paths } from '../../paths.ts';
import { nameWithoutOptions } from '../../view-models/orders/line-name.ts';
import type { OrderLineView } from '../../view-models/orders/order-view.ts';
import { Amount, useMoneyText } from '../cards/price.tsx';
import { Photo } from '../pictures/photo.ts';

const pictureStyle = 'block size-18 shrink-0 self-start';

const Picture = ({ image }: Pick<OrderLineView, 'image'>) =>
  image === null ? (
    <span className="grid size-full place-items-center rounded-card bg-sunken text-ink-soft">
      <Icon className="size-7" name="package" />
    </span>
  ) : (
    <Photo alt="" className="rounded-card" path={image} size={100} slot="72px" />
  );

const Facts = ({ line: { options, parts } }: { line: OrderLineView }) => {
  const { contains } = useTexts('order');
  if (options.length + parts.length === 0) return null;
  return (
    <dl className="grid gap-0.5 text-sm leading-snug text-ink-soft">
      {options.map(({ label, value }) => (
        <div className="min-w-0 [overflow-wrap:anywhere]" key={`${label} ${value}`}>
          <dt className="inline">
            <bdi>{label}</bdi>:{' '}
          </dt>
          <dd className="inline text-ink">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      {options.length === 0 && parts.length > 0 && (
        <div>
          <dt className="inline">{contains}: </dt>
          <dd className="inline text-ink">
            {parts.map(({ name, qty }, place) => (
              <span key={name}>
                {place > 0 && ' · '}
                <bdi>{name}</bdi>
                {qty > 1 && <bdi dir="ltr">{` × ${qty}`}</bdi>}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
};

/** A line as it was ordered: picture, name, choices, quantity and amount. */
const OrderLine = ({ line, heading: Heading }: { line: OrderLineView; heading: 'h3' | 'h4' }) => {
  const { code } = useStoreView();
  const texts = useTexts('order');
  const moneyText = useMoneyText();
  const { qty, url_path: path, sku, parent_sku: parent } = line;
  const name = nameWithoutOptions(line);
  const address = path === null ? null : paths.entity(code, path, sku === parent ? {} : { childSku: sku });
  return (
    <article className="flex gap-4 py-3.5">
      {address === null ? (
        <span className={pictureStyle}>
          <Picture image={line.image} />
        </span>
      ) : (
        <Link aria-hidden="true" className={`press-still ${pictureStyle}`} tabIndex={-1} to={address}>
          <Picture image={line.image} />
        </Link>
      )}
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <Heading className="min-w-0 flex-1 basis-32 text-base leading-snug font-medium [overflow-wrap:anywhere]">
            {address === null ? (
              <bdi>{name}</bdi>
            ) : (
              <Link className="hover:underline" to={address}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </Heading>
          <p className="font-bold">
            <Amount minor={line.row_total} />
          </p>
        </div>
        <Facts line={line} />
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>
            {texts.quantity}: <bdi className="text-ink">{qty}</bdi>
          </span>
          {qty > 1 && <span>{texts.each(moneyText(line.unit_price))}</span>}
        </p>
      </div>
    </article>
  );
};

export const OrderLines = ({
  lines,
  heading = 'h3',
}: {
  lines: readonly OrderLineView[];
  heading?: 'h3' | 'h4';
}) => (
  <ul className="-my-3.5 divide-y divide-line">
    {lines.map((line) => (
      <li key={line.id}>
        <OrderLine heading={heading} line={line} />
      </li>
    ))}
  </ul>
);
