// Bundles the server into a few files under `build/shop/`: reading and resolving a thousand small ones took most of the start time.
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))
const dir = join(root, 'build', 'shop')

/** Libraries of hundreds of small modules without native code or files looked up by path; the others stay in node_modules. */
const taken = ['drizzle-orm', 'zod', 'jose', 'fastify-type-provider-zod']

function staysOutside(id) {
  if (id.startsWith('.') || id.startsWith('/') || /^[A-Za-z]:/.test(id)) return false
  return !taken.some((name) => id === name || id.startsWith(`${name}/`))
}

/** Modules still find the files beside their source: migrations, lists, the demo's pictures. */
const keepPlaces = {
  name: 'keep-places',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null
    const place = JSON.stringify(relative(dir, id).replaceAll('\\', '/'))
    return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`) }
  },
}

const bundle = await rolldown({
  cwd: root,
  input: 'server/main.ts',
  platform: 'node',
  external: staysOutside,
  plugins: [keepPlaces],
  onwarn: (warning) => {
    throw new Error(warning.message)
  },
})
await bundle.write({ dir, format: 'esm', cleanDir: true, chunkFileNames: '[name]-[hash].js' })
