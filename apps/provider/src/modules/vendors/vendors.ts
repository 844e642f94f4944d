export { lockVendors, readWaitingOrders, saveEarning, vendorAccount } from './earning-sql.ts';
