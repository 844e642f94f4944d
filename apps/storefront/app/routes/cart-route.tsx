import { useLoaderData } from 'react-router';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import { nothingKnown } from '../shop/cards/known-bestsellers.ts';
import { loadKnownBestsellers } from './loading/load-known-bestsellers.ts';
import { onServer } from './loading/on-server.ts';

export const loader = onServer(loadKnownBestsellers);
export const clientLoader = nothingKnown;

const CartRoute = () => <CartScreen known={useLoaderData<typeof loader>()} />;
export default CartRoute;
