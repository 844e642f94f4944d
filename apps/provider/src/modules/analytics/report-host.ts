import type { StoreCode } from '@dijla/contract/store-views';

/** Whom searches, clicks and checkouts of a store are told, and the key for it. */
export type ReportHosts = readonly { store: StoreCode; base: URL; apiKey: string }[];

/** Returns whom the reports of a store are told; undefined where nobody is. */
export const hostOf = (hosts: ReportHosts, store: string): ReportHosts[number] | undefined =>
  hosts.find((host) => host.store === store);
