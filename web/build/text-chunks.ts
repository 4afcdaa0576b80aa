import type { Plugin } from 'vite'

const moduleId = 'virtual:text-chunks'

/**
 * The texts of each language are a script of their own. The browser's build passes their names
 * to the server's build, so that a page can preload the one it needs.
 */
export function textChunks(): Plugin {
  const chunks: Record<string, string> = {}
  return {
    name: 'text-chunks',
    sharedDuringBuild: true,
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? `export default ${JSON.stringify(chunks)}` : undefined),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const output of Object.values(bundle)) {
        const language = output.type === 'chunk' && /\/web\/app\/locales\/(\w+)\.ts$/.exec(output.facadeModuleId ?? '')?.[1]
        if (language) chunks[language] = `/${output.fileName}`
      }
    },
  }
}
