import { brands } from '@dijla/messages/ar/listing/brands';
import { listing } from '@dijla/messages/ar/listing/listing';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ brands, listing });
