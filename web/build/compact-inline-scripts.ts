import { minifySync, type Plugin } from 'vite'

/**
 * Shortens the functions that a page carries as text (`deferred-scripts.ts`, and the scroll restoration of react-router). The build of the
 * server keeps long names, and comments inside a function, which every page would then transfer.
 */
export function compactInlineScripts(): Plugin {
  return {
    name: 'compact-inline-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    enforce: 'post',
    transform: {
      filter: { id: [/\/web\/app\/rendering\/(?:deferred-scripts|replay-input)\.ts$/, /react-router\/dist\/\w+\/lib\/dom\/lib\.js$/] },
      handler: (code, id) => ({ code: minifySync(id, code, { module: true, compress: true, mangle: true }).code, map: null }),
    },
  }
}
