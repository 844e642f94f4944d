/** A subscription of a device with this endpoint, as a browser serializes it. */
export const subscriptionAt = (endpoint: string): string =>
  JSON.stringify({
    endpoint,
    expirationTime: null,
    keys: {
      p256dh: 'BI_WGn6rtmHHrS-wvBRa6NxiMk0G_3ac-QYqNU1nA7oeVvWncTupvC_hQgy7DS2VoeApRWzjO5McpTcRXh2Ycig',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  });

export const sampleSubscription = subscriptionAt('https://fcm.googleapis.com/fcm/send/sample');
