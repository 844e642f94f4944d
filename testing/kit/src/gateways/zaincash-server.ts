export { zainCashServer } from '@dijla/sandbox/gateways/zaincash/zaincash-server';
