import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const createIcon = fileURLToPath(new URL('../app/ui/create-icon.ts', import.meta.url))

/** Replaces lucide-react's function that makes a component of an icon's shapes: it took 3 % of a page's rendering. */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => `export { createIcon as default } from ${JSON.stringify(createIcon)}`,
    },
  }
}
