import { tracking } from '@dijla/messages/ar/orders/tracking';
import { textsRoute } from '../../i18n/texts.tsx';

export { PageFailure as ErrorBoundary } from '../../features/failure/page-failure.tsx';
export default textsRoute({ tracking });
