import { listing } from '@dijla/messages/en/listing/listing';
import { results } from '@dijla/messages/en/listing/results';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ listing, results });
