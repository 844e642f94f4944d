import type { DeviceStorage } from '../platform/device-storage.ts';
import type { KeptLists, ListName } from './lists-collection.ts';

/** Returns how a list of this name is read and written on the device. */
export const storedListOf = <Name extends ListName>(
  storage: Pick<DeviceStorage, 'read' | 'write'>,
  name: Name,
): { load: () => Promise<KeptLists[Name] | null>; save: (list: KeptLists[Name]) => Promise<void> } => ({
  // A list is stored under its own name.
  load: async () => ((await storage.read('lists', name))?.list ?? null) as KeptLists[Name] | null,
  save: (list) => storage.write([{ in: 'lists', key: name, put: { name, list } as never }]),
});
