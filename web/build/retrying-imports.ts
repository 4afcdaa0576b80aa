import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const loaderPath = fileURLToPath(new URL('../app/navigation/load-route-module.ts', import.meta.url))

/**
 * Where the next page's script does not come, the router reloads the page at hand: what was typed there is lost, and the
 * next page is not reached. In the browser's build it asks by `load-route-module.ts` instead.
 */
export function retryingImports(): Plugin {
  return {
    name: 'retrying-imports',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        const patched = code.replace(/import\([^)]*\broute\.module\s*\)/, 'importRouteModule(route.module)')
        if (patched === code) this.error('react-router loads the scripts of its pages in another way')
        return { code: `import { loadRouteModule as importRouteModule } from ${JSON.stringify(loaderPath)};\n${patched}`, map: null }
      },
    },
  }
}
