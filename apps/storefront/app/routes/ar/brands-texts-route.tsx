import { brands } from '@dijla/messages/ar/brands';
import { listing } from '@dijla/messages/ar/listing';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ brands, listing });
