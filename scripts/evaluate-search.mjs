// `npm run search:evaluate`: precision and recall of the labelled search queries, and every query that finds something else.
import { join } from 'node:path'
import { install, node, root, step, withProjectNode } from './tasks.mjs'

process.chdir(root)
await install()
const test = join('server', 'areas', 'catalogue', 'search', 'labelled', 'labelled-queries.test.ts')
const vitest = join('node_modules', 'vitest', 'vitest.mjs')
process.exitCode = await step('searching', node, [vitest, 'run', '--reporter=dot', test], {
  show: true,
  mayFail: true,
  spawn: { env: { ...withProjectNode, SEARCH_REPORT: '1' } },
})
