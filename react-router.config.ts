import type { Config } from '@react-router/dev/config'
import { shortenRouteManifest } from './web/build/route-manifest.ts'

export default {
  appDirectory: 'web/app',
  // The benches build into a directory of their own.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // Two files: the pages, and which URLs may be cached (vite.config.ts).
  serverBuildFile: '[name].js',
  // The whole map travels with the first page: no later request can find an older or newer map.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => shortenRouteManifest(reactRouterConfig.buildDirectory),
} satisfies Config
