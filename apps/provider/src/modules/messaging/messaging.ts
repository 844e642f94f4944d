export { countMessages } from './queue/count-messages-sql.ts';
export type { Channel, MessageContent } from './queue/message.ts';
export { send } from './queue/send-sql.ts';
export { suppress, unsuppress } from './recipient/suppressed-sql.ts';
export { mobileNumberOf } from './recipient/mobile-number-of.ts';
export type { OrderInMessage } from './rendering/order-in-message.ts';
export { type MessageSettings, type Messenger, messengerOf } from './messenger.ts';
