// Checks every import of the project against the boundaries in .dependency-cruiser.mjs, that the server queries only in *.sql.ts, that
// rules are pure, and that no folder has too many files.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import rules from '../.dependency-cruiser.mjs'
import { root } from './tasks.mjs'

const { output, exitCode } = await cruise(
  ['contract', 'db', 'server', 'web', 'e2e', 'bench', 'scripts'],
  { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true, outputType: 'err-long' },
  undefined,
  { tsConfig: extractTSConfig('./tsconfig.json') },
)
console.log(String(output).trim())

const listFiles = (...folders) => execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' }).split('\n')
const read = (path) => readFileSync(`${root}/${path}`, 'utf8')

/** A query needs no import: `db` is an argument. */
const query = /\b(?:db|tx)\s*\.(?:select\w*|insert|update|delete|execute|query|with|\$count)\b/
const mayQuery = /\.(?:sql|test)\.ts$|^server\/(?:testing\/|platform\/(?:database\/|pages\/cache-invalidation\.ts|audit\.ts))/
const misplaced = listFiles('server').filter((path) => path.endsWith('.ts') && !mayQuery.test(path) && query.test(read(path)))
for (const path of misplaced) console.error(`${path}: holds a query, which belongs into a *.sql.ts`)

/** What a rule needs no import for, and must get as a fact instead: the time, chance, the environment, the browser, the network. */
const impure =
  /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bprocess\.|\b(?:local|session)Storage\b|\b(?:document|window)\.|(?<![.\w])fetch\(|\bconsole\./
const impureRules = listFiles('contract', 'server', 'web').filter((path) => path.endsWith('.rule.ts') && impure.test(read(path)))
for (const path of impureRules) console.error(`${path}: is no pure function: it reads ${impure.exec(read(path))[0]}`)

/** Production files of one folder: more cannot be taken in at a glance. */
const maxFiles = 45
const counts = new Map()
for (const path of listFiles('contract', 'db', 'server', 'web', 'scripts')) {
  if (!/\.(?:ts|tsx|mjs|css)$/.test(path) || /\.test\.tsx?$|-fixture\.ts$/.test(path)) continue
  const folder = dirname(path)
  counts.set(folder, (counts.get(folder) ?? 0) + 1)
}
const crowded = [...counts].filter(([, count]) => count > maxFiles)
for (const [folder, count] of crowded) console.error(`${folder}: ${count} files, at most ${maxFiles}`)

process.exit(misplaced.length + impureRules.length + crowded.length > 0 ? 1 : exitCode)
