import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const loadPage = fileURLToPath(new URL('./app/ui/load-page.ts', import.meta.url))

/**
 * Where the next page's script does not come, the router reloads the page at hand: what was typed there is lost, and the
 * next page is not reached. In the browser's build it asks by `load-page.ts` instead.
 */
export function patientPages(): Plugin {
  return {
    name: 'patient-pages',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        const patient = code.replace(/import\([^)]*\broute\.module\s*\)/, 'loadPage(route.module)')
        if (patient === code) this.error('react-router loads the scripts of its pages in another way')
        return { code: `import { loadPage } from ${JSON.stringify(loadPage)};\n${patient}`, map: null }
      },
    },
  }
}
