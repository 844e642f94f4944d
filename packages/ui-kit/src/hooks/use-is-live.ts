// @chunk shell
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const onDevice = () => true;
const onServer = () => false;

/**
 * Whether a part may show what only the device knows: false on the server and during hydration, so that both render
 * the same, and true from then on.
 */
export const useIsLive = (): boolean => useSyncExternalStore(neverChanges, onDevice, onServer);
