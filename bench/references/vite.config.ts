import { defineConfig, mergeConfig } from 'vite'
import shopConfig from '../../vite.config.ts'

/** Builds the pages as the shop does, with an entry that renders the tree of a page by React alone. */
export default defineConfig((env) =>
  mergeConfig(shopConfig(env), {
    environments: { ssr: { build: { rolldownOptions: { input: { 'home-tree': 'bench/references/home-tree.tsx' } } } } },
  }),
)
