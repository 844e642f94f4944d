import type { DeviceCollection } from '../platform/device-collection.ts';
import type { SyncTask } from './sync-task.ts';

declare module '../platform/device-storage.ts' {
  interface Collections {
    /** Pending calls to the provider other than cart and orders, by task id. */
    tasks: SyncTask;
  }
}

/** A customer's tasks are dropped with the session, sent or not (spec 2 §4); tasks without a customer stay. */
export const tasksCollection: DeviceCollection<'tasks'> = {
  name: 'tasks',
  version: 2,
  keyOf: ({ task_id: id }) => id,
  isOfCustomer: ({ customer_id: owner }, customerId) => owner === customerId,
  onQuota: 'keep',
};
