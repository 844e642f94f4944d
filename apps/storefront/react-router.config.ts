import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The manifest comes with the page: no request for it while browsing, and none missing offline.
  routeDiscovery: { mode: 'initial' },
  // A route's loads are imported when needed already; splitting further only makes more requests.
  splitRouteModules: false,
} satisfies Config;
