import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web/app',
  buildDirectory: 'build',
  ssr: true,
  // The whole map travels with the first page: no later request can find an older or newer map.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
