import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The manifest comes with the page: no request for it while browsing, and none missing offline.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
