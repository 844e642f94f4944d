import { delivery } from '@dijla/messages/ar/cart/delivery';
import { home } from '@dijla/messages/ar/home';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ delivery, home });
