import { product } from '@dijla/messages/ar/product';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ product });
