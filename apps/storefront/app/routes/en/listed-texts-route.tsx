import { listed } from '@dijla/messages/en/listed';
import { listing } from '@dijla/messages/en/listing';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ listed, listing });
