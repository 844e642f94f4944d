import type { CartBase, FoldedLine } from '@dijla/commerce-rules/cart/cart-operation';
import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import type { DeviceOperation, LinePlaces, ShownLine } from '../device-cart.ts';

type Lines = { base: CartBase<ShownLine>; operations: readonly DeviceOperation[]; places: LinePlaces };

/**
 * Moves a line before the nearest of the lines that followed it. If none of them is left, the line stays
 * where it is.
 */
const moved = (
  lines: FoldedLine<ShownLine>[],
  key: string,
  next: readonly string[],
): FoldedLine<ShownLine>[] => {
  const line = lines.find(({ line_key: known }) => known === key);
  const follower = next.find((other) => lines.some(({ line_key: known }) => known === other));
  if (line === undefined || follower === undefined) return lines;
  return lines.flatMap((other) =>
    other === line ? [] : other.line_key === follower ? [line, other] : [other],
  );
};

/**
 * Returns the lines of the cart in the order they are shown. The server has a line that was put back or
 * replaced another at the end.
 */
export const linesInPlace = ({ base, operations, places }: Lines): FoldedLine<ShownLine>[] => {
  let lines = foldCart(base, operations);
  // Starts at the end of the cart, so that the lines that follow are in their places already.
  for (const [key, next] of Object.entries(places).toSorted(([, a], [, b]) => a.length - b.length))
    lines = moved(lines, key, next);
  return lines;
};

/** Returns the keys of the lines that follow this one, the nearest first. */
export const placeOf = (cart: Lines, lineKey: string): readonly string[] => {
  const keys = linesInPlace(cart).map(({ line_key: key }) => key);
  return keys.slice(keys.indexOf(lineKey) + 1);
};

/** Returns the cart with a line in this place; null leaves it in the server's place. */
export const withPlace = <Cart extends Lines>(
  cart: Cart,
  lineKey: string,
  place: readonly string[] | null,
): Cart => {
  const { [lineKey]: before, ...others } = cart.places;
  if (place === null) return before === undefined ? cart : { ...cart, places: others };
  return { ...cart, places: { ...others, [lineKey]: place } };
};
