// `npm run db:generate -- --name <name>`: writes the migration from the last one to db/schema.ts.
import { join } from 'node:path'
import { install, node, root, step, tools } from './tasks.mjs'

process.chdir(root)
await install({ withTools: true })
const kit = join(tools, 'node_modules', 'drizzle-kit', 'bin.cjs')
process.exitCode = await step('generating a migration', node, [kit, 'generate', ...process.argv.slice(2)], { show: true, mayFail: true })
