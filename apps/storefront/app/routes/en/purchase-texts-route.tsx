import { cart } from '@dijla/messages/en/cart/cart';
import { totals } from '@dijla/messages/en/cart/totals';
import { textsRoute } from '../../i18n/texts.tsx';

export { PageFailure as ErrorBoundary } from '../../features/failure/page-failure.tsx';
export default textsRoute({ cart, totals });
