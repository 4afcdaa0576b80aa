import { execFileSync } from 'node:child_process'

const root = new URL('../..', import.meta.url).pathname
const directory = '.cache/bench-build'
export const treeFile = new URL(`../../${directory}/server/home-tree.js`, import.meta.url).href

/** Builds the pages once more, for production, with `home-tree.tsx` as their entry. */
export function buildTree(): void {
  const env = { ...process.env, NODE_ENV: 'production', REACT_ROUTER_ROOT: root, BUILD_DIRECTORY: directory }
  const args = ['node_modules/@react-router/dev/bin.cjs', 'build', '--config', 'bench/references/vite.config.ts']
  execFileSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'ignore'] })
}
