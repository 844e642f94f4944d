import { connect } from '@dijla/provider/database';
import { testMessenger } from './test-messenger.ts';

/*
 * A process that sends a message and is killed by the test while it does: a child process, given the
 * database, the mail server and the message.
 */
const [url = '', smtpUrl = '', messageId = ''] = process.argv.slice(2);
const connection = connect({ url, applicationName: 'dying sender', poolSize: 2 });
const messenger = await testMessenger(connection.db, { smtpUrl });
process.send?.(process.pid);
await messenger.deliver(Number(messageId));
