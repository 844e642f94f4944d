export { fibServer } from '@dijla/shop/sandbox/gateways/fib/fib-server';
