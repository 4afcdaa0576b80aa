// Checks every import of the project against the boundaries in .dependency-cruiser.mjs, and that areas query only in *.sql.ts.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import rules from '../.dependency-cruiser.mjs'
import { root } from './tasks.mjs'

const { output, exitCode } = await cruise(
  ['contract', 'db', 'server', 'web'],
  { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true, outputType: 'err-long' },
  undefined,
  { tsConfig: extractTSConfig('./tsconfig.json') },
)
console.log(String(output).trim())

/** A query needs no import: `db` is an argument. */
const query = /\b(?:db|tx)\s*\.(?:select\w*|insert|update|delete|execute|query|with|\$count)\b/
const misplaced = execFileSync('git', ['ls-files', 'server/areas', 'server/demo'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.endsWith('.ts') && !/\.(?:sql|test)\.ts$/.test(path))
  .filter((path) => query.test(readFileSync(`${root}/${path}`, 'utf8')))
for (const path of misplaced) console.error(`${path}: holds a query, which belongs into a *.sql.ts`)

process.exit(misplaced.length > 0 ? 1 : exitCode)
