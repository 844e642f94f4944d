import { catalogue } from '@dijla/messages/ar/catalogue';
import { delivery } from '@dijla/messages/ar/delivery';
import { textsRoute } from '../../i18n/texts.tsx';

export { PageFailure as ErrorBoundary } from '../../features/failure/page-failure.tsx';
export default textsRoute({ catalogue, delivery });
