import { checkout } from '@dijla/messages/en/cart/checkout';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ checkout });
