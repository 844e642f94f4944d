export { isVendor } from './vendor-sql.ts';
export { lockVendors, readWaitingOrders, saveEarning, vendorAccount } from './earning-sql.ts';
