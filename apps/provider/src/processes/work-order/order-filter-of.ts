import type { Database } from '../../database/connect.ts';
import type { OrderFilter } from '../../modules/orders/orders.ts';
import { idsToCallFirst } from './orders-to-call.ts';

type Asked = Omit<OrderFilter, 'toSendBut'> & { waits?: 'send' | undefined };

/** Returns the filter of a list of orders; whose buyers are called first is looked up where it matters. */
export const orderFilterOf = async (database: Database, { waits, ...filter }: Asked): Promise<OrderFilter> =>
  waits === undefined ? filter : { ...filter, toSendBut: await idsToCallFirst(database) };
