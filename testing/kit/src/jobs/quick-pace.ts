import type { QueuePace } from '@dijla/provider/events/queue-settings';

/** A queue that does within a second or two what the shop's does within a minute. */
export const quickPace: QueuePace = {
  retryDelay: 1,
  expireInSeconds: 1,
  heartbeatSeconds: undefined,
  superviseIntervalSeconds: 1,
  cronIntervalSeconds: 1,
  poll: 0.5,
  gather: 0.01,
};
