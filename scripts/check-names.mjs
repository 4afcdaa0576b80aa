// `npm run check`: names and prose use the words of docs/glossary.md.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './tasks.mjs'

const glossary = 'docs/glossary.md'

/** The first two columns of the table under "## Words": words in backticks. */
function readGlossary(text) {
  const rows = text.split('## Words')[1].split('\n## ')[0].split('\n')
  const column = (index) =>
    rows.flatMap((row) => [...(row.split('|')[index] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1].toLowerCase()))
  return { names: new Set(column(1)), phrases: column(2) }
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

const words = readGlossary(readFileSync(`${root}/${glossary}`, 'utf8'))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:ts|tsx|mjs|css|md)$/.test(path) && path !== glossary && !/^(?:db\/migrations|scripts\/demo-art)\//.test(path))

let count = 0
for (const path of files) {
  const inPath = wordsOf(path).find((word) => words.names.has(word))
  const all = [...(inPath ? [[0, `the path holds "${inPath}"`]] : []), ...findings(path, readFileSync(`${root}/${path}`, 'utf8'), words)]
  count += all.length
  for (const [line, what] of all) console.error(`${path}${line ? `:${line}` : ''}  ${what}`)
}
if (count > 0) {
  console.error(`${count} names or sentences use a word that ${glossary} replaces.`)
  process.exit(1)
}
console.log(`${files.length} files speak the words of ${glossary}.`)
