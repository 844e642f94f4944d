import { describe, expect, it } from 'vitest';
import { devicePosition } from './device-position.lazy.ts';

const at = (latitude: number, longitude: number, accuracy: number) => ({
  coords: { latitude, longitude, accuracy },
});
type Asked = { onFound: (position: object) => void; onFailed: () => void; options: { timeout: number } };

/** A device that answers as given. */
const deviceThat = (answers: (asked: Asked) => void) => ({
  geolocation: {
    getCurrentPosition: (onFound: never, onFailed: never, options: never) =>
      answers({ onFound, onFailed, options }),
  } as unknown as Geolocation,
});

describe('devicePosition', () => {
  it.each<[string, Parameters<typeof devicePosition>[0], object | null]>([
    [
      'to about a meter',
      deviceThat(({ onFound }) => onFound(at(33.312_345_678, 44.3, 20))),
      { latitude: '33.31235', longitude: '44.30000' },
    ],
    ['as none where it is refused', deviceThat(({ onFailed }) => onFailed()), null],
    [
      'as none where it is known only roughly',
      deviceThat(({ onFound }) => onFound(at(33, 44, 25_000))),
      null,
    ],
    ['as none where the device knows no position', {}, null],
  ])('is told %s', async (_, device, expected) => {
    expect(await devicePosition(device)).toEqual(expected);
  });

  it('waits ten seconds at most', async () => {
    let patience = 0;
    await devicePosition(
      deviceThat(({ onFailed, options: { timeout } }) => {
        patience = timeout;
        onFailed();
      }),
    );
    expect(patience).toBe(10_000);
  });
});
