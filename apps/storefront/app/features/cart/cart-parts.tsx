import { lazyPart } from '../../i18n/lazy-part.tsx';
import { CartPlaceholder } from './cart-placeholder.tsx';

/** Loaded while the device is read: it depends on the device's data, so the first render does not need it. */
export const cartContent = lazyPart({
  part: async () => (await import('./cart-content.lazy.tsx')).CartContent,
  placeholder: ({ isSaidEmpty }) => !isSaidEmpty && <CartPlaceholder />,
});
