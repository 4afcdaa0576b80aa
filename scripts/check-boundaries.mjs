// Checks every import of the project against the boundaries in .dependency-cruiser.mjs, that areas query only in *.sql.ts, and that
// no folder has too many files.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
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

/** Production files of one folder: more cannot be taken in at a glance. */
const maxFiles = 45
const counts = new Map()
for (const path of execFileSync('git', ['ls-files', 'contract', 'db', 'server', 'web', 'scripts'], { cwd: root, encoding: 'utf8' }).split(
  '\n',
)) {
  if (!/\.(?:ts|tsx|mjs|css)$/.test(path) || /\.test\.tsx?$|-fixture\.ts$/.test(path)) continue
  const folder = dirname(path)
  counts.set(folder, (counts.get(folder) ?? 0) + 1)
}
const crowded = [...counts].filter(([, count]) => count > maxFiles)
for (const [folder, count] of crowded) console.error(`${folder}: ${count} files, at most ${maxFiles}`)

process.exit(misplaced.length + crowded.length > 0 ? 1 : exitCode)
