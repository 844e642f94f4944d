/** Lighthouse's slow 4G: latency in milliseconds, throughput in bytes per second. */
export const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
