import { randomBytes } from 'node:crypto'
import { suggestUsernames } from '../../../../contract/suggest-username.ts'

/** The names that attackers try first for an admin. */
const guessed =
  /^(?:admin|administrator|root|owner|manager|shop|store|info|contact|support|hello|sales|test|user|webmaster|office|mail)\d*$/

/**
 * User names for the first admin, tried in turn. A known name would help a stranger to guess the password or to lock the
 * admin out by guessing, so it is made from the e-mail, with random letters appended if that gives a common name.
 */
export function adminNamesFrom(email: string, random: () => string = () => randomBytes(4).toString('hex')): string[] {
  const [name = '', ...others] = suggestUsernames(email)
  const suffixed = `${name}-${random()}`
  return guessed.test(name) ? [suffixed] : [name, ...others, suffixed]
}
