import type { CallHandler } from '../../../call/call-handler.ts';

/** The caller's own address (wire §11). */
export const readIp: CallHandler<'other/ip'> = async (_, { address }) => ({ result: { ip: address } });
