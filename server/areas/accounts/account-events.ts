import type { Bilingual } from '../../../contract/language/language.schema.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/client.ts'
import { brandOf, brandWithLogo, type MailContent } from '../../platform/mail/template.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * Hooks with which other areas react to account events. Accounts imports no other area, so the areas register here;
 * `areas.ts` lists them. A hook runs in the given transaction.
 */

/** A user. `provenEmail` is their e-mail once it is verified, else null. */
export type AccountHolder = { userId: string; provenEmail: string | null }

// biome-ignore lint/suspicious/noConfusingVoidType: most hooks have nothing to tell.
type SignInResult = Promise<Bilingual | void>

export type SignInHook = (tx: Db, who: { userId: string; guestId: string; email: string; now: Date }) => SignInResult
export type EmailHook = (tx: Db, who: { userId: string; email: string }) => SignInResult
export type ExportHook = (db: Db, who: AccountHolder) => Promise<unknown>
export type EraseHook = (tx: Db, who: AccountHolder, platform: Platform) => Promise<void>
export type EmailEraseHook = (tx: Db, email: string) => Promise<void>
export type ClaimHook = (tx: Db, who: { userId: string; email: string }, platform: Platform) => Promise<void>
/** One session (`session`), all but one (`except`), or all of them by default. */
export type EndedSessions = { userId: string; session?: string | undefined; except?: string | undefined }
export type SessionsEndHook = (tx: Db, ended: EndedSessions) => Promise<void>
export type CustomerFigures = { orders: number; spent: number; lastOrderAt: Date | null }
/** The shop's name and logo, for the head of a mail. */
export type BrandHook = (db: Db) => Promise<Parameters<typeof brandWithLogo>[0]>
export type FiguresHook = (db: Db, userIds: string[]) => Promise<Map<string, CustomerFigures>>

const atSignIn = new Set<SignInHook>()
const atProof = new Set<EmailHook>()
const atExport = new Map<string, ExportHook>()
const atErasure = new Set<EraseHook>()
const atEmailErasure = new Set<EmailEraseHook>()
const atClaim = new Set<ClaimHook>()
const atSessionsEnd = new Set<SessionsEndHook>()
let figures: FiguresHook | undefined
let brand: BrandHook | undefined

/** A guest signs in or registers: takes over their data. May return a message for the shopper. */
export function onSignIn(hook: SignInHook): void {
  atSignIn.add(hook)
}

/** An e-mail was verified, or its owner signs in again: links the data that was left under it. */
export function onEmailVerified(hook: EmailHook): void {
  atProof.add(hook)
}

/** One part of the export of a user's personal data; `part` is its name in the file. */
export function onExport(part: string, hook: ExportHook): void {
  atExport.set(part, hook)
}

/** An account is deleted. A hook that throws keeps all of it. Rows that reference the user's row are deleted with it. */
export function onErase(hook: EraseHook): void {
  atErasure.add(hook)
}

/** The data under an e-mail is deleted: that of an account whose e-mail was verified, or that of a buyer without an account. */
export function onEmailErased(hook: EmailEraseHook): void {
  atEmailErasure.add(hook)
}

/** The owner of an e-mail claims an account that a stranger may have registered with it: earlier data is not theirs. */
export function onAccountClaimed(hook: ClaimHook): void {
  atClaim.add(hook)
}

/** A user signed out, was signed out elsewhere, or has a new role. Not called for a session that expires. */
export function onSessionsEnd(hook: SessionsEndHook): void {
  atSessionsEnd.add(hook)
}

/** The order figures of customers, for the customers page. */
export function onCustomerFigures(hook: FiguresHook): void {
  figures = hook
}

/** The shop's name and logo, for the mails about accounts. */
export function onAccountMail(hook: BrandHook): void {
  brand = hook
}

export async function emitSignIn(tx: Db, who: Parameters<SignInHook>[1]): Promise<Bilingual[]> {
  return runInSequence([...atSignIn].map((hook) => () => hook(tx, who)))
}

export async function emitEmailVerified(tx: Db, who: Parameters<EmailHook>[1]): Promise<Bilingual[]> {
  return runInSequence([...atProof].map((hook) => () => hook(tx, who)))
}

export async function collectExport(db: Db, who: AccountHolder): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {}
  for (const [part, hook] of atExport) parts[part] = await hook(db, who)
  return parts
}

export async function emitErasure(tx: Db, who: AccountHolder, platform: Platform): Promise<void> {
  for (const hook of atErasure) await hook(tx, who, platform)
}

export async function emitEmailErased(tx: Db, email: string): Promise<void> {
  for (const hook of atEmailErasure) await hook(tx, email)
}

export async function emitAccountClaimed(tx: Db, who: Parameters<ClaimHook>[1], platform: Platform): Promise<void> {
  for (const hook of atClaim) await hook(tx, who, platform)
}

export async function emitSessionsEnded(tx: Db, ended: EndedSessions): Promise<void> {
  for (const hook of atSessionsEnd) await hook(tx, ended)
}

export async function readFigures(db: Db, userIds: string[]): Promise<Map<string, CustomerFigures>> {
  return figures && userIds.length > 0 ? figures(db, userIds) : new Map()
}

export type AccountSender = { brand: MailContent['brand']; publicUrl: string }

/** The sender of mails about accounts; the name of MAIL_FROM where no area knows the shop's own. */
export async function readAccountSender(db: Db, config: Pick<Config, 'mailFrom' | 'publicUrl'>): Promise<AccountSender> {
  const { publicUrl } = config
  return { brand: brand ? brandWithLogo(await brand(db), publicUrl) : brandOf(config), publicUrl }
}

async function runInSequence(hooks: (() => SignInResult)[]): Promise<Bilingual[]> {
  const messages: Bilingual[] = []
  for (const hook of hooks) {
    const text = await hook()
    if (text) messages.push(text)
  }
  return messages
}
