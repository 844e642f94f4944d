import { handleCall } from '../../../call/handle-call.ts';

/** Returns the caller's address (wire §11). */
export const readIp = handleCall('other/ip', () => async (_, { address }) => ({ result: { ip: address } }));
