import { useCart } from '../../stores/use-cart.ts';

/** Pieces in the cart, known only once the device has been read; its room is there before. */
export const CartCount = ({ className }: { className: string }) => {
  const count = useCart((cart) => cart.count);
  return count === 0 ? null : (
    <span
      aria-hidden="true"
      className={`absolute grid h-5 min-w-5 animate-[rise_200ms] place-items-center rounded-full bg-accent px-1 text-xs leading-none font-bold text-on-accent tabular-nums ${className}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
};
