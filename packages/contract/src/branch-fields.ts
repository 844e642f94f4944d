/** A place on earth, in degrees. */
export type MapPosition = { latitude: number; longitude: number };

const written = /^(-?\d{1,2}(?:\.\d{1,20})?) ?, ?(-?\d{1,3}(?:\.\d{1,20})?)$/;

/** Returns the position that a text such as `33.3009,44.4256` says; null where it says none in this world. */
export const readPosition = (text: string): MapPosition | null => {
  const [, north = '', east = ''] = written.exec(text) ?? [];
  if (east === '') return null;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
};

/** Whether a text may be the location of a branch: a position, or nothing. */
export const isLocation = (text: string): boolean => text === '' || readPosition(text) !== null;

/** Whether a text may be the telephone number of a branch: digits as people group them, or nothing. */
export const isTelephone = (text: string): boolean =>
  text === '' || (/^\+?[\d ()-]{3,30}$/.test(text) && /\d.*\d.*\d/.test(text));
