import { listing } from '@dijla/messages/ar/listing';
import { results } from '@dijla/messages/ar/results';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ listing, results });
