// `npm run dev`: the shop with pages built on demand; the server restarts when its code changes.
import { spawn } from 'node:child_process'
import { install, node, root } from './tasks.mjs'

process.chdir(root)
await install()
const shop = spawn(node, ['--watch-path=server', '--watch-path=contract', '--watch-path=db', 'server/main.ts', '--dev'], {
  stdio: 'inherit',
})
shop.on('exit', (code) => process.exit(code ?? 0))
