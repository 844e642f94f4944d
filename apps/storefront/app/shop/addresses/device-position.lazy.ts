export type DevicePosition = { latitude: string; longitude: string };

/** Milliseconds the device may take, and the age of a position it may answer at once. */
const patience = 10_000;
const freshFor = 60_000;
/** Meters beyond which a position would lead a courier astray. */
const coarsest = 2_000;
/** Decimals of a degree: about a meter. */
const decimals = 5;

/**
 * Returns the device's position in degrees; null when the shopper refuses, the device does not know it within ten
 * seconds, or does not know it within so many meters.
 */
export const devicePosition = (
  { geolocation }: Pick<Partial<Navigator>, 'geolocation'> = navigator,
  within = coarsest,
): Promise<DevicePosition | null> =>
  new Promise((resolve) => {
    if (geolocation === undefined) return resolve(null);
    return geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve(
          accuracy > within
            ? null
            : { latitude: latitude.toFixed(decimals), longitude: longitude.toFixed(decimals) },
        ),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: patience, maximumAge: freshFor },
    );
  });
