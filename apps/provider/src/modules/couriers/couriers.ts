export { cashHeld, cashOfCourier, unpaidDeliveries } from './courier-cash-sql.ts';
export { type CourierClosing, insertClosing, readClosings } from './closing-sql.ts';
export { courierNames, findCourier, listCompanies, listCouriers } from './courier-sql.ts';
