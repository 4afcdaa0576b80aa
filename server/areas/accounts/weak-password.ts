import { stripDiacritics } from '../../../contract/language/strip-diacritics.ts'
import type { Config } from '../../platform/config.ts'
import { AppError } from '../../platform/http/errors.ts'
import { brandOf } from '../../platform/mail/template.ts'
import { isOftenGuessed } from './guessed-passwords.ts'

/** What this shop and every other one of its kind is about: a guess that its visitors make. */
const shopWords = [
  'memay',
  'mevabe',
  'aodai',
  'aobaba',
  'tiemmay',
  'nhamay',
  'quanao',
  'treem',
  'vaydam',
  'thoitrang',
  'embe',
  'hue',
  'huethuong',
]

/** The owner of a password: attackers try their name and e-mail first. */
export type PasswordOwner = { email: string; username?: string }
type Weakness = 'common_password' | 'personal_password'

/** Refuses it at its own field. */
export function refuseWeakPassword(
  config: Pick<Config, 'mailFrom' | 'publicUrl'>,
  password: string,
  asked: PasswordOwner & { path: string },
): void {
  const weakness = findWeakness(config, password, asked)
  if (weakness) throw new AppError(weakness, { issues: [{ path: asked.path, key: weakness }] })
}

/** `personal_password`: consists only of the shop's name and words, the owner's e-mail or user name, and a few digits. */
export function findWeakness(
  config: Pick<Config, 'mailFrom' | 'publicUrl'>,
  password: string,
  { email, username = '' }: PasswordOwner,
): Weakness | undefined {
  if (isOftenGuessed(password)) return 'common_password'
  const [local = '', domain = ''] = email.split('@')
  const owned = [email, local, username].map(alphanumeric).filter(Boolean)
  if (owned.includes(alphanumeric(password))) return 'personal_password'
  const hosts = [domain, new URL(config.publicUrl).hostname].flatMap((host) => host.split('.').slice(0, -1))
  const words = [...owned, brandOf(config).name, ...hosts, ...shopWords].map(letters).filter((word) => word.length >= minWord)
  const padding = [...password].length - letters(password).length
  if (padding <= maxPadding && new RegExp(`^(?:${words.join('|')})+$`).test(letters(password))) return 'personal_password'
  return undefined
}

const minWord = 3
/** A few digits, blanks and signs around such words do not make them strong; ten random digits do. */
const maxPadding = 8

function alphanumeric(text: string): string {
  return stripDiacritics(text).replace(/[^a-z0-9]/g, '')
}

function letters(text: string): string {
  return stripDiacritics(text).replace(/[^a-z]/g, '')
}
