import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { textChunks } from './web/text-chunks.ts'

/** What every page stands on. zod is not among it: it comes with the pages that check a form in the browser. */
const platform =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack\/(react-)?query(-core)?)\/|vite\/preload-helper/

/** What pages with forms share, without the forms' own words: the first page has no form but the newsletter's. */
const forms =
  /\/web\/app\/(ui\/(check-form|use-checked-form|form-errors|error-summary|field|text-field|checkbox|radio-cards)|account\/(enter|refusal-alert|password-field))\.|\/contract\/issues\.ts/

/** What the shop's pages share. The texts of a part come with the part: each brings those of both languages. */
const shop =
  /\/web\/app\/(?!admin\/|locales\/|account\/|order\/|ui\/.*(field|form|checkbox|error-summary)|.*-texts\.ts)|\/lucide-react\/|\/contract\/(money|languages|phone-number|picture-files)\.ts/

/** Few files instead of forty: one that changes with the platform's releases alone, and what pages share, by who has a use for it. */
const codeSplitting = {
  groups: [
    { name: 'platform', test: platform, priority: 4 },
    { name: 'shell', test: shop, minShareCount: 12, priority: 3 },
    { name: 'forms', test: forms, minShareCount: 2, priority: 2 },
    // By themselves: the shop's forms use them too, and would bring the whole office along.
    { name: 'zod', test: /node_modules\/zod\//, priority: 2 },
    { name: 'widgets', test: /node_modules\/(@base-ui|@floating-ui|tabbable|reselect|use-sync-external-store)\//, priority: 2 },
    { name: (id: string) => `contract-${id.replace(/.*\/|\.ts$/g, '')}`, test: /\/contract\/[\w.-]+\.ts$/, priority: 2 },
    { name: 'office', test: /\/web\/app\/admin\//, minShareCount: 3, priority: 1 },
  ],
}

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), textChunks()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    // Making a schema changes nothing else: one that a page does not use stays out of the browser, and zod with it.
    client: { build: { rolldownOptions: { treeshake: { manualPureFunctions: ['z'] }, output: { codeSplitting } } } },
    // Built: one file with all it stands on, so that the start reads it at once. While developing, libraries are run as they are.
    ssr: { resolve: { noExternal: command === 'build' ? true : undefined }, build: { rolldownOptions: { input: 'web/server.ts' } } },
  },
}))
