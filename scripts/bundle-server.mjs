// Bundles the server into a few files under `build/shop/`: reading and resolving a thousand small ones took most of the start time.
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { asciiChunks } from '../web/build/ascii-chunks.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dir = join(root, 'build', 'shop')

/** Libraries of hundreds of small modules without native code or files looked up by path; the others stay in node_modules. */
const taken = ['drizzle-orm', 'zod', 'jose', 'fastify-type-provider-zod']

function staysOutside(id) {
  if (id.startsWith('.') || id.startsWith('/') || /^[A-Za-z]:/.test(id)) return false
  return !taken.some((name) => id === name || id.startsWith(`${name}/`))
}

const workerUrl = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g

/** A thread runs a bundle too: Node loads a compiler of 15 MB into every thread that runs TypeScript. */
const bundleWorkers = {
  name: 'bundle-workers',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('new Worker(')) return null
    return {
      code: code.replace(workerUrl, (_, name) => {
        const chunk = this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`) })
        return `new URL(import.meta.ROLLUP_FILE_URL_${chunk})`
      }),
    }
  },
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

const commands = ['backup', 'doctor', 'restore', 'rotate-secrets']

const bundle = await rolldown({
  cwd: root,
  // The commands too, so that an image needs no sources.
  input: { main: 'server/main.ts', ...Object.fromEntries(commands.map((name) => [name, `scripts/${name}.mjs`])) },
  platform: 'node',
  external: staysOutside,
  plugins: [bundleWorkers, keepPlaces, asciiChunks],
  onwarn: (warning) => {
    throw new Error(warning.message)
  },
})
await bundle.write({ dir, format: 'esm', cleanDir: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
