import { cart } from '@dijla/messages/ar/cart';
import { checkout } from '@dijla/messages/ar/checkout';
import { totalsMessages } from '@dijla/messages/ar/totals';
import { textsRoute } from '../../i18n/texts.tsx';

export { PageFailure as ErrorBoundary } from '../../features/failure/page-failure.tsx';
export default textsRoute({ cart, checkout, totals: totalsMessages });
