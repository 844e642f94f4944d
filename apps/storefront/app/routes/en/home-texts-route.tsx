import { delivery } from '@dijla/messages/en/cart/delivery';
import { home } from '@dijla/messages/en/home';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ delivery, home });
