import { lazyPart } from '../../i18n/lazy-part.tsx';
import { CartPlaceholder } from './cart-placeholder.tsx';

/** What only a read device can show comes while it is read: no first look needs it. */
export const cartContent = lazyPart({
  part: async () => (await import('./cart-content.lazy.tsx')).CartContent,
  room: ({ isSaidEmpty }) => !isSaidEmpty && <CartPlaceholder />,
});
