import { changeCart } from './change-cart.ts';
import type { DeviceCart } from './device-cart.ts';
import { deviceSender } from './device-sender.ts';
import type { Device } from './device.ts';
import { devicePainter, type Mirrors } from './paint-device.ts';

/** Where the shopper's acts come in: each is kept, painted, told to the other tabs, and sent. */
export type DeviceDesk = {
  device: Device;
  paint: () => Promise<void>;
  hold: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /** Changes the cart, shown before it is kept; resolves before anything is sent. What it is changed with may be asked twice: the last answer is what was kept. */
  act: (change: (cart: DeviceCart) => DeviceCart) => Promise<DeviceCart>;
  send: () => Promise<void>;
  stop: () => void;
};

export const openDesk = (device: Device, mirrors: Mirrors): DeviceDesk => {
  const sender = deviceSender(device, () => void painter.paint());
  const painter = devicePainter(device, mirrors, sender.hasFailed);
  return {
    device,
    paint: painter.paint,
    hold: painter.hold,
    send: sender.send,
    act: async (change) => {
      const cart = await painter.foresee(change, () => changeCart(device, change));
      device.tellOthers();
      void sender.send();
      return cart;
    },
    stop: () => {
      sender.stop();
      painter.stop();
    },
  };
};
