// `npm run chat:evaluate`: how many fields of labelled chat messages are read right, by field, and every message that is not.
import { join } from 'node:path'
import { install, node, root, step, withProjectNode } from './tasks.mjs'

process.chdir(root)
await install()
const test = join('server', 'areas', 'checkout', 'read-message', 'labelled', 'labelled-messages.test.ts')
const vitest = join('node_modules', 'vitest', 'vitest.mjs')
process.exitCode = await step('reading', node, [vitest, 'run', '--reporter=dot', test], {
  show: true,
  mayFail: true,
  spawn: { env: { ...withProjectNode, CHAT_REPORT: process.env.CHAT_REPORT ?? '1' } },
})
