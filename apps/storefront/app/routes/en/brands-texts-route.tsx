import { brands } from '@dijla/messages/en/brands';
import { listing } from '@dijla/messages/en/listing';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ brands, listing });
