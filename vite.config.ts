import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { asciiChunks } from './web/build/ascii-chunks.ts'
import { compactInlineScripts } from './web/build/compact-inline-scripts.ts'
import { manualChunks } from './web/build/manual-chunks.ts'
import { moduleList } from './web/build/module-list.ts'
import { plainIcons } from './web/build/plain-icons.ts'
import { retryingImports } from './web/build/retrying-imports.ts'
import { textChunks } from './web/build/text-chunks.ts'
import { unusedRouterParts } from './web/build/unused-router-parts.ts'

const { plugin: pageChunks, groups } = manualChunks()

/** Built before the pages' own chunks: admin forms use these too, and would otherwise pull admin code into the storefront. */
const libraries = [
  { name: 'zod', test: /node_modules\/zod\//, priority: 8 },
  { name: 'widgets', test: /node_modules\/(@base-ui|@floating-ui|tabbable|reselect|use-sync-external-store)\//, priority: 7.5 },
]

/** From the root: the folder of a clone may itself be named `contract`. */
const contractFolder = `${import.meta.dirname.replaceAll('\\', '/')}/contract/`

const codeSplitting = {
  groups: [
    ...groups,
    ...libraries,
    {
      name: (id: string) => `contract-${id.slice(contractFolder.length, -'.ts'.length).replace('/', '-')}`,
      test: (id: string) => id.startsWith(contractFolder) && id.endsWith('.ts'),
      priority: 0.5,
    },
    { name: 'admin', test: /\/web\/app\/admin\//, minShareCount: 3, priority: 0.2 },
  ],
}

const treeshake = {
  // Creating a schema has no side effects: one that a page does not use is left out of its bundle, and zod with it.
  manualPureFunctions: ['z'],
  // What the browser leaves out of `home/shop-json-ld.tsx` is not loaded for its side effects.
  moduleSideEffects: [{ test: /\/web\/app\/seo\//, sideEffects: false }],
}

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [
    tailwindcss(),
    reactRouter(),
    textChunks(),
    retryingImports(),
    plainIcons(),
    unusedRouterParts(),
    compactInlineScripts(),
    moduleList(),
    pageChunks,
  ],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { treeshake, output: { codeSplitting } } } },
    // A build bundles all dependencies into one file for a fast start. In development, libraries run unbundled.
    ssr: {
      resolve: { noExternal: command === 'build' ? true : undefined },
      // Leaves out the development builds of libraries, a fifth of the file that every thread holds.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        rolldownOptions: {
          input: { index: 'web/server.ts', 'cacheable-urls': 'web/app/navigation/cacheable-urls.ts' },
          plugins: [asciiChunks],
        },
      },
    },
  },
}))
