export { qiServer } from '@dijla/shop/sandbox/gateways/qi/qi-server';
