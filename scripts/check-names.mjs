// `npm run check`: names and prose use the words of docs/glossary.md, and docs name files that exist.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './tasks.mjs'

const glossary = 'docs/glossary.md'

/** The first two columns of the table under "## Words", and the words that no name may be: words in backticks. */
function readGlossary(text) {
  const rows = text.split('## Words')[1].split('\n## ')[0].split('\n')
  const column = (index) =>
    rows.flatMap((row) => [...(row.split('|')[index] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1].toLowerCase()))
  const [, local] = /however local: ([^.]+)\./.exec(text)
  return { names: new Set(column(1)), phrases: column(2), localNames: local.match(/\w+/g) }
}

const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const declared = /^\s*(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:type|interface|class|enum)\s+([A-Za-z_$][\w$]*)/
const exported = /^export\s+(?:default\s+)?(?:async\s+)?(?:function\*?|const|let|class)\s+([A-Za-z_$][\w$]*)/
/** Texts between quotes, and comments: no names. */
const texts = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*|\/(?![*/\s])(?:[^/\\\n]|\\.)+\/[gimsuy]*/g
/** A comment line, or a comment after code. */
const comment = /^\s*(?:\/\/|\/?\*)(.*)|\s\/\/\s(.*)/

function* findings(path, text, { names, phrases }) {
  const forbidden = (name) => wordsOf(name).find((word) => names.has(word))
  const prose = new RegExp(`(?<![\\w-])(${phrases.map((phrase) => phrase.replace(/ /g, '\\s+')).join('|')})(?![\\w-])`, 'i')
  const isDoc = path.endsWith('.md')
  let isCode = false
  for (const [index, line] of text.split('\n').entries()) {
    if (isDoc && /^\s*```/.test(line)) isCode = !isCode
    const name = isDoc ? undefined : (declared.exec(line)?.[1] ?? exported.exec(line)?.[1])
    const word = name && forbidden(name)
    if (word) yield [index + 1, `the name ${name} holds "${word}"`]
    const found = isDoc ? line : comment.exec(line)?.slice(1).find(Boolean)
    const phrase = found && !isCode && prose.exec(found)
    if (phrase) yield [index + 1, `"${phrase[1]}"`]
  }
}

/** Of a patch the files of the library, of the change log those of its time. */
const isOfItsTime = (path) => /^(?:CHANGELOG\.md$|docs\/upstream\/)/.test(path)

/** A file in backticks or a link that leads nowhere; a path may begin at any folder. */
function* brokenPaths(path, text, known) {
  if (!path.endsWith('.md') || isOfItsTime(path)) return
  for (const [index, line] of text.split('\n').entries()) {
    const named = [...line.matchAll(/`([\w@][\w./@[\]-]*\/[\w.-]+\.(?:ts|tsx|mjs|css|sql|md|yaml))`/g)].map((match) => match[1])
    const linked = [...line.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)].map((match) => join(dirname(path), match[1]))
    const isKnown = (name) => known.has(name) || existsSync(`${root}/${name}`)
    for (const name of named) if (!isKnown(name)) yield [index + 1, `no file is called ${name}`]
    for (const name of linked) if (!isKnown(name)) yield [index + 1, `the link leads to no file: ${name}`]
  }
}

/** Names in code that are a word which no name may be, however local. */
function* forbiddenNames(path, text, { localNames }) {
  if (path.endsWith('.md') || path.endsWith('.css')) return
  const code = text.replace(texts, (found) => found.replace(/[^\n]/g, ' '))
  const names = new RegExp(`(?<![\\w$])(?:${localNames.join('|')})(?![\\w$])`, 'g')
  for (const { 0: name, index } of code.matchAll(names)) yield [code.slice(0, index).split('\n').length, `the name ${name}`]
}

/** Every record is listed once in the README of the decisions, in sequence. */
function* wronglyListed(paths) {
  const index = 'docs/decisions/README.md'
  const records = paths
    .map((path) => /^docs\/decisions\/(\d{3}-.*\.md)$/.exec(path)?.[1])
    .filter((name) => name && !name.startsWith('000-'))
  const listed = [...readFileSync(`${root}/${index}`, 'utf8').matchAll(/^\| \[\d{3}\]\((\d{3}-[^)]+\.md)\)/gm)].map((match) => match[1])
  for (const name of records) if (!listed.includes(name)) yield `${index}  does not list ${name}`
  for (const [at, name] of listed.entries()) {
    if (listed.indexOf(name) !== at) yield `${index}  lists ${name} twice`
    else if (at > 0 && name < listed[at - 1]) yield `${index}  lists ${name} after ${listed[at - 1]}`
  }
}

const words = readGlossary(readFileSync(`${root}/${glossary}`, 'utf8'))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:ts|tsx|mjs|js|css|md)$/.test(path) && path !== glossary && !/^(?:db\/migrations|scripts\/demo-art)\//.test(path))

const endings = (path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))
const known = new Set(files.flatMap(endings))

let count = 0
let brokenCount = 0
for (const path of files) {
  const inPath = wordsOf(path).find((word) => words.names.has(word))
  const text = readFileSync(`${root}/${path}`, 'utf8')
  const all = [...(inPath ? [[0, `the path holds "${inPath}"`]] : []), ...findings(path, text, words), ...forbiddenNames(path, text, words)]
  count += all.length
  const broken = [...brokenPaths(path, text, known)]
  brokenCount += broken.length
  for (const [line, what] of [...all, ...broken]) console.error(`${path}${line ? `:${line}` : ''}  ${what}`)
}
const unlisted = [...wronglyListed(files)]
for (const what of unlisted) console.error(what)
if (count > 0) {
  console.error(`${count} names or sentences use a word that ${glossary} replaces.`)
}
if (brokenCount > 0) console.error(`${brokenCount} paths in docs lead nowhere.`)
if (count + brokenCount + unlisted.length > 0) process.exit(1)
console.log(`${files.length} files speak the words of ${glossary}.`)
