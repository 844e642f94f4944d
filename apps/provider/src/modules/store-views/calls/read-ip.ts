import type { CallHandler } from '../../../call/call-handler.ts';

/** Returns the caller's address (wire §11). */
export const readIp: CallHandler<'other/ip'> = async (_, { address }) => ({ result: { ip: address } });
