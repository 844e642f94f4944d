import { cart } from '@dijla/messages/en/cart';
import { checkout } from '@dijla/messages/en/checkout';
import { totalsMessages } from '@dijla/messages/en/totals';
import { textsRoute } from '../../i18n/texts.tsx';

export { PageFailure as ErrorBoundary } from '../../features/failure/page-failure.tsx';
export default textsRoute({ cart, checkout, totals: totalsMessages });
