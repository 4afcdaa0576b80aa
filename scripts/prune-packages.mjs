// For an image: deletes every installed package that the built shop does not import, directly or through another one.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { root } from './tasks.mjs'

/** Loaded by name, not by an import: peers of flydrive's S3 driver, and the log on a terminal. */
const named = ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner', 'pino-pretty']

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** The names of packages in the import statements of a built file. */
function importsOf(file) {
  const found = new Set()
  const visit = (node) => {
    if (!node || typeof node !== 'object') return
    if (/^(Import|Export)/.test(node.type) && typeof node.source?.value === 'string') found.add(node.source.value)
    for (const value of Object.values(node)) Array.isArray(value) ? value.forEach(visit) : visit(value)
  }
  visit(parseAst(readFileSync(file, 'utf8')))
  return [...found].filter((name) => !/^(node:|\.|\/)/.test(name)).map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)[0])
}

/** Where the lock file has the package that `name` means to the one in `place`. */
function findPlace(place, name) {
  for (let folder = place; ; folder = dirname(folder)) {
    const candidate = folder === '.' || folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[candidate]) return candidate
    if (folder === '.' || folder === '') return null
  }
}

const kept = new Set()
function keep(place) {
  // The page server of `npm run dev` is loaded with `--dev` alone.
  if (!place || kept.has(place) || packages[place].dev) return
  kept.add(place)
  const { dependencies = {}, optionalDependencies = {} } = packages[place]
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) keep(findPlace(place, name))
}

const files = ['shop', 'server'].flatMap((folder) =>
  readdirSync(join(root, 'build', folder), { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(root, 'build', folder, name)),
)
for (const name of new Set([...files.flatMap(importsOf), ...named])) keep(findPlace('', name))

let removed = 0
for (const place of Object.keys(packages)) {
  if (place === '' || kept.has(place) || !existsSync(join(root, place))) continue
  rmSync(join(root, place), { recursive: true, force: true })
  removed++
}
for (const folder of ['.bin', '.cache', '.vite']) rmSync(join(root, 'node_modules', folder), { recursive: true, force: true })
// Source maps, types and the packages' own tests and documents are for work on the code.
const isForWork = /\.(map|d\.[cm]?ts|md|markdown)$|^(@[^/]+\/)?[^/]+\/(tests?|examples?|benchmarks?|docs)$/i
for (const name of readdirSync(join(root, 'node_modules'), { recursive: true }))
  if (isForWork.test(name)) rmSync(join(root, 'node_modules', name), { force: true, recursive: true })
console.log(`${kept.size} packages stay, ${removed} are removed`)
