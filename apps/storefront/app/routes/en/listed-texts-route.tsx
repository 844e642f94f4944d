import { listed } from '@dijla/messages/en/listing/listed';
import { listing } from '@dijla/messages/en/listing/listing';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ listed, listing });
