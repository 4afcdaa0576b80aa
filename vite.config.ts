import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { textChunks } from './web/text-chunks.ts'

/** What every page stands on. zod is not among it: it comes with the pages that check a form in the browser. */
const platform = /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack\/(react-)?query(-core)?)\//

/** Few files instead of forty: one that changes with the platform's releases alone, one of what most pages share. */
const codeSplitting = {
  groups: [
    { name: 'platform', test: platform, priority: 2 },
    { name: 'shell', test: /\/(web\/app|lucide-react)\//, minShareCount: 8 },
  ],
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), textChunks()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    // Making a schema changes nothing else: one that a page does not use stays out of the browser, and zod with it.
    client: { build: { rolldownOptions: { treeshake: { manualPureFunctions: ['z'] }, output: { codeSplitting } } } },
    ssr: { build: { rolldownOptions: { input: 'web/server.ts' } } },
  },
})
