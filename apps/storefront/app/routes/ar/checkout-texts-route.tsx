import { checkout } from '@dijla/messages/ar/cart/checkout';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ checkout });
