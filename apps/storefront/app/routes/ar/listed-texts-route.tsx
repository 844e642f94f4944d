import { listed } from '@dijla/messages/ar/listed';
import { listing } from '@dijla/messages/ar/listing';
import { textsRoute } from '../../i18n/texts.tsx';

export default textsRoute({ listed, listing });
