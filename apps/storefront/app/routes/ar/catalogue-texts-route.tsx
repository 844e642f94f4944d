import { catalogue } from '@dijla/messages/ar/catalogue';
import { textsRoute } from '../../i18n/texts.tsx';

export { PageFailure as ErrorBoundary } from '../../features/failure/page-failure.tsx';
export default textsRoute({ catalogue });
