export { zainCashServer } from '@dijla/shop/sandbox/gateways/zaincash/zaincash-server';
