import { brands } from '@dijla/messages/en/listing/brands';
import { listing } from '@dijla/messages/en/listing/listing';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ brands, listing });
