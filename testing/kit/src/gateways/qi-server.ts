export { qiServer } from '@dijla/sandbox/gateways/qi/qi-server';
