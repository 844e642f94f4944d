import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Every build has a folder of its own, so that none takes files from under another.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/by-hand',
  ssr: true,
  // The manifest comes with the page: no request for it while browsing, and none missing offline.
  routeDiscovery: { mode: 'initial' },
  // A route's loads are imported when needed already; splitting further only makes more requests.
  splitRouteModules: false,
} satisfies Config;
