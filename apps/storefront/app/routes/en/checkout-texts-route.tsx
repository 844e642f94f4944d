import { checkout } from '@dijla/messages/en/checkout';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ checkout });
