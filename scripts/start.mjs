// `npm start`: on a fresh clone this alone installs, builds, migrates, fills the demo and serves.
import { spawn } from 'node:child_process'
import { build, install, node, root } from './steps.mjs'

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or newer is needed; this is ${process.version}.`)
  process.exit(1)
}
process.chdir(root)
try {
  await install()
  await build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
if (process.execPath.includes('node_modules') || Number(process.versions.node.split('.')[0]) === 24) {
  await import('../server/main.ts')
} else {
  // The first time, the machine's own Node has got us here; the shop runs on the project's.
  const shop = spawn(node, ['server/main.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
  shop.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
