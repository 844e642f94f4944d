import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../i18n/store-context.ts';
import { paths } from '../paths.ts';
import type { CartLineView } from '../stores/cart-state.ts';
import { Icon } from '../ui/icon.tsx';
import { Photo } from '../ui/photo.tsx';
import { Amount } from './price.tsx';

export type CartLineProps = {
  line: CartLineView;
  /** What is wrong with it, in words, or null. */
  error: string | null;
  /** One level below the heading the line stands under. */
  heading: 'h2' | 'h3';
  /** Stepper and removal; none in a summary. */
  children?: ReactNode;
};

/** A line of the cart: picture, name, choice, amount, and what is wrong with it right beside it. */
export const CartLine = ({ line, error, heading: Heading, children }: CartLineProps) => {
  const { code } = useStoreView();
  return (
    <article className="grid grid-cols-[5.5rem_1fr] gap-4 py-4">
      {line.image === null ? (
        <span className="block aspect-square rounded-card bg-sunken" />
      ) : (
        <Photo alt="" className="rounded-card" path={line.image} size={100} />
      )}
      <div className="grid content-start gap-2">
        <div className="flex items-start justify-between gap-4">
          <Heading className="text-base leading-snug font-medium">
            <Link className="hover:underline" to={paths.entity(code, line.url_path, line.sku === line.parent_sku ? {} : { childSku: line.sku })}>
              <bdi>{line.name}</bdi>
            </Link>
          </Heading>
          {line.row_total !== null && (
            <p className="font-bold">
              <Amount minor={line.row_total} />
            </p>
          )}
        </div>
        {line.options.length > 0 && (
          <p className="text-sm text-ink-soft">
            {line.options.map(({ label, value }) => (
              <span className="me-3 inline-block" key={label}>
                {label}: <bdi>{value}</bdi>
              </span>
            ))}
          </p>
        )}
        {error !== null && (
          <p className="flex items-start gap-1.5 rounded-card bg-danger-soft px-3 py-2 text-sm font-medium text-danger">
            <Icon className="mt-0.5 size-4.5" name="alert" />
            <bdi>{error}</bdi>
          </p>
        )}
        {children}
      </div>
    </article>
  );
};
