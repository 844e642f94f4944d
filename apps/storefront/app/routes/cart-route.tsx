import { useLoaderData } from 'react-router';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import { nothingKnown } from '../shop/known-bestsellers.ts';
import { loadKnownBestsellers } from './load-known-bestsellers.ts';
import { onServer } from './on-server.ts';

export const loader = onServer(loadKnownBestsellers);
export const clientLoader = nothingKnown;

const CartRoute = () => <CartScreen known={useLoaderData<typeof loader>()} />;
export default CartRoute;
