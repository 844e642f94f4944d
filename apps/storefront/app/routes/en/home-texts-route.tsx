import { home } from '@dijla/messages/en/home';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ home });
