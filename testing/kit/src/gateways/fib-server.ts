export { fibServer } from '@dijla/sandbox/gateways/fib/fib-server';
