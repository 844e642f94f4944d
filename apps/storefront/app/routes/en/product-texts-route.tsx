import { product } from '@dijla/messages/en/product';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ product });
