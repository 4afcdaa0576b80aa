import { randomBytes } from 'node:crypto'
import { suggestUsernames } from '../../../../contract/suggest-username.ts'

/** What everybody tries who looks for an admin's account. */
const guessed =
  /^(?:admin|administrator|root|owner|manager|shop|store|info|contact|support|hello|sales|test|user|webmaster|office|mail)\d*$/

/**
 * User names for the first admin, tried in turn. The name is one half of what a stranger needs to guess, or to keep
 * the admin out by guessing, so it is never one that everybody knows: it is made from the e-mail, with random
 * letters behind where that gives such a name.
 */
export function adminNamesFrom(email: string, random: () => string = () => randomBytes(4).toString('hex')): string[] {
  const [name = '', ...others] = suggestUsernames(email)
  const suffixed = `${name}-${random()}`
  return guessed.test(name) ? [suffixed] : [name, ...others, suffixed]
}
