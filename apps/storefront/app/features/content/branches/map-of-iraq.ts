import type { MapPosition } from '@dijla/contract/branch-fields';

/** Longitude and latitude in degrees. */
type Corner = readonly [number, number];

/** The outline of Iraq: Natural Earth, 1:110 million, in the public domain. */
const outline: readonly Corner[] = [
  [39.195, 32.161],
  [38.792, 33.379],
  [41.006, 34.419],
  [41.384, 35.628],
  [41.29, 36.359],
  [41.837, 36.606],
  [42.35, 37.23],
  [42.779, 37.385],
  [43.942, 37.256],
  [44.294, 37.002],
  [44.773, 37.17],
  [45.421, 35.978],
  [46.076, 35.677],
  [46.152, 35.093],
  [45.648, 34.748],
  [45.417, 33.968],
  [46.109, 33.017],
  [47.335, 32.469],
  [47.849, 31.709],
  [47.685, 30.985],
  [48.005, 30.985],
  [48.014, 30.452],
  [48.568, 29.927],
  [47.975, 29.976],
  [47.303, 30.059],
  [46.569, 29.099],
  [44.71, 29.179],
  [41.89, 31.19],
  [40.4, 31.89],
];

/** The courses of the two rivers by towns on their banks. */
const tigris: readonly Corner[] = [
  [42.37, 37.1],
  [43.13, 36.34],
  [43.3, 35.8],
  [43.49, 34.93],
  [43.87, 34.2],
  [44.38, 33.33],
  [45.0, 32.75],
  [45.82, 32.5],
  [47.15, 31.84],
  [47.43, 31.0],
  [47.82, 30.53],
  [48.4, 29.99],
];
const euphrates: readonly Corner[] = [
  [41.0, 34.42],
  [42.37, 34.14],
  [42.83, 33.64],
  [43.77, 33.35],
  [44.25, 32.6],
  [44.6, 31.95],
  [45.28, 31.32],
  [46.25, 31.04],
  [47.43, 31.0],
];

/** A degree of longitude is as wide as this many of latitude, in the middle of the country. */
const narrowing = Math.cos((33 * Math.PI) / 180);
/** Length of each side of the drawing, and of a degree of latitude in it. */
export const mapSide = 368;
const unit = 40;
/** What stands in the corner of the drawing, with room for pins at the border. */
const corner = { west: 38.2, north: 37.95 };

const drawn = ([longitude, latitude]: Corner): Corner => [
  (longitude - corner.west) * narrowing * unit,
  (corner.north - latitude) * unit,
];

/** Returns where a position stands on the map, in percent from its left and top; null beside it. */
export const placeOnMap = ({ latitude, longitude }: MapPosition): { x: number; y: number } | null => {
  const [x, y] = drawn([longitude, latitude]);
  const place = { x: (x / mapSide) * 100, y: (y / mapSide) * 100 };
  return place.x >= 0 && place.x <= 100 && place.y >= 0 && place.y <= 100 ? place : null;
};

const said = ([x, y]: Corner): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const between = ([ax, ay]: Corner, [bx, by]: Corner, share: number): Corner => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** How far from a corner its rounding begins, as a share of the edge. */
const rounding = 0.3;

const roundedAt = (corners: readonly Corner[], place: number): string => {
  const at = (index: number): Corner => corners[(index + corners.length) % corners.length] ?? [0, 0];
  const here = at(place);
  const [before, after] = [between(here, at(place - 1), rounding), between(here, at(place + 1), rounding)];
  return `${said(before)}Q${said(here)} ${said(after)}`;
};

const landPath = (): string => {
  const corners = outline.map(drawn);
  return `M${corners.map((_, place) => roundedAt(corners, place)).join('L')}Z`;
};

const riverPath = (course: readonly Corner[]): string => {
  const corners = course.map(drawn);
  const [first = [0, 0], last = [0, 0]] = [corners[0], corners.at(-1)];
  const bends = corners.slice(1, -1).map((_, place) => roundedAt(corners, place + 1));
  return `M${said(first)}L${bends.join('L')}L${said(last)}`;
};

/** The country and its rivers as paths of the drawing. */
export const mapPaths = { land: landPath(), rivers: riverPath(tigris) + riverPath(euphrates) };

/** Percent of the map below which two pins would cover each other. */
const closest = 5;
/** Pixels between pins that stand side by side. */
const gap = 22;

export type Pin = { x: number; y: number; /** Pixels to the right. */ shift: number };

/** Returns a pin for each position; those too close to each other stand side by side. */
export const pinsOf = (positions: readonly (MapPosition | null)[]): (Pin | null)[] => {
  const places = positions.map((position) => position && placeOnMap(position));
  const groups: { x: number; y: number; members: number[] }[] = [];
  for (const [index, place] of places.entries()) {
    if (place === null) continue;
    const group = groups.find(({ x, y }) => Math.hypot(x - place.x, y - place.y) < closest);
    if (group === undefined) groups.push({ ...place, members: [index] });
    else group.members.push(index);
  }
  return places.map((place, index) => {
    const group = groups.find(({ members }) => members.includes(index));
    if (place === null || group === undefined) return null;
    const shift = (group.members.indexOf(index) - (group.members.length - 1) / 2) * gap;
    return { x: group.x, y: group.y, shift };
  });
};
