import { checkout } from '@dijla/messages/ar/checkout';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ checkout });
