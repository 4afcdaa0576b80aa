import { stripDiacritics } from './language/strip-diacritics.ts'

/** Suggests user names, to be tried in turn: the part of the e-mail before the @, then with a number appended. */
export function suggestUsernames(email: string, random: () => number = Math.random): string[] {
  const letters = stripDiacritics(email.split('@')[0] ?? '').replace(/[^a-z0-9._-]+/g, '')
  const name = letters.slice(0, 30) || 'khach'
  const number = () => String(Math.floor(random() * 9_000) + 1_000)
  return [name, `${name}${number()}`, `${name}${number()}${number()}`]
}
