import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Writes which modules each script of the browser holds to `build/modules.json`, for `scripts/check-bundle-size.mjs`. */
export function moduleList(): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const modules: Record<string, string[]> = {}
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const rendered = Object.entries(output.modules).filter(([, { renderedLength }]) => renderedLength > 0)
        modules[`/${output.fileName}`] = rendered.map(([id]) => relative('', id).replaceAll('\\', '/'))
      }
      writeFileSync(join(dir, '..', 'modules.json'), JSON.stringify(modules, null, 1))
    },
  }
}
