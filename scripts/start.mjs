// `npm start`: on a fresh clone this alone installs, builds, migrates, fills the demo and serves.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { memorySettings } from './memory-settings.mjs'
import { build, install, node, root } from './tasks.mjs'

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

/** The compile cache survives restarts. */
const NODE_COMPILE_CACHE = join(root, '.cache', 'scripts')
const environment = { ...memorySettings, NODE_COMPILE_CACHE, ...process.env }
const shopFile = join('build', 'shop', 'main.js')
if (node === process.execPath && process.execve && process.platform === 'linux') {
  process.execve(process.execPath, [process.execPath, shopFile], environment)
} else {
  // The machine's own Node may be older than the one the shop runs on.
  const shop = spawn(node, [shopFile], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: environment })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
  shop.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
