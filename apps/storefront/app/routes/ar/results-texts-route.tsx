import { listing } from '@dijla/messages/ar/listing/listing';
import { results } from '@dijla/messages/ar/listing/results';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ listing, results });
