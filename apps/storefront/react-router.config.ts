import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Each build has a folder of its own, so that it does not remove files that another one uses.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/by-hand',
  ssr: true,
  // The manifest is part of the page: it is never requested while browsing and never missing offline.
  routeDiscovery: { mode: 'initial' },
  // A route's loads are already imported on demand; further splitting only adds requests.
  splitRouteModules: false,
} satisfies Config;
