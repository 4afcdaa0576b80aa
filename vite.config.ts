import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { textChunks } from './web/text-chunks.ts'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), textChunks()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    // Making a schema changes nothing else: one that a page does not use stays out of the browser, and zod with it.
    client: { build: { rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } } } },
    ssr: { build: { rolldownOptions: { input: 'web/server.ts' } } },
  },
})
