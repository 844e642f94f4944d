import { account } from '@dijla/messages/en/account';
import { textsRoute } from '../../i18n/texts.tsx';

export { PageFailure as ErrorBoundary } from '../../features/failure/page-failure.tsx';
export default textsRoute({ account });
