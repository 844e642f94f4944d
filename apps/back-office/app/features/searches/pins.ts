/** A product, by sku, at a place of the results, from 1. */
export type Pin = { place: number; sku: string };

/** The last place at which a product can be pinned. */
const lastPlace = 24;

const isPlace = ({ place }: Pin): boolean => place <= lastPlace;

/**
 * Returns pins, in order of places, with a product at a place, or without it for null. One that stood there moves down,
 * and so do those after it without a gap; what would be moved past the last place is pinned no more.
 */
export const movedPins = (pins: readonly Pin[], sku: string, place: number | null): Pin[] => {
  const others = pins.filter((pin) => pin.sku !== sku).toSorted((one, other) => one.place - other.place);
  if (place === null) return others;
  let free = place;
  const moved = others.map((pin) => {
    if (pin.place !== free) return pin;
    free += 1;
    return { ...pin, place: free };
  });
  return [...moved, { place, sku }].filter(isPlace).toSorted((one, other) => one.place - other.place);
};

/** Returns pins as the call takes them on trial. */
export const pinsLine = (pins: readonly Pin[]): string =>
  JSON.stringify(pins.map(({ place, sku }) => ({ place, sku })));
