import { cart } from '@dijla/messages/ar/cart/cart';
import { totals } from '@dijla/messages/ar/cart/totals';
import { textsRoute } from '../../i18n/texts.tsx';

export { PageFailure as ErrorBoundary } from '../../features/failure/page-failure.tsx';
export default textsRoute({ cart, totals });
