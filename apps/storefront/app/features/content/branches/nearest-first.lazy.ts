import type { MapPosition } from '@dijla/contract/branch-fields';
import { grouped } from '@dijla/messages/plural';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Kilometers from the middle of the earth. */
const radius = 6371;

/** Returns the kilometers between two positions as a bird flies. */
export const kilometersBetween = (one: MapPosition, other: MapPosition): number => {
  const [north, south] = [radians(one.latitude), radians(other.latitude)];
  const across = Math.sin(radians(other.longitude - one.longitude) / 2);
  const along = Math.sin((south - north) / 2);
  const share = along ** 2 + Math.cos(north) * Math.cos(south) * across ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(share)));
};

type Placed = { position: MapPosition | null };

/** Returns places by their distance from a position, with it; those without a position come last, as they stood. */
export const nearestFirst = <Place extends Placed>(
  places: readonly Place[],
  from: MapPosition,
): (Place & { kilometers: number | null })[] =>
  places
    .map((place) => ({
      ...place,
      kilometers: place.position && kilometersBetween(from, place.position),
    }))
    .toSorted((a, b) => (a.kilometers ?? Infinity) - (b.kilometers ?? Infinity) || 0);

/** Returns a distance as people say it: tenths of a kilometer below ten, whole ones above. */
export const distanceText = (kilometers: number): string =>
  grouped(kilometers < 10 ? Math.max(0.1, Math.round(kilometers * 10) / 10) : Math.round(kilometers));
