import type { Bilingual } from '../../../contract/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * What other areas do when something happens to a person. Accounts asks nobody, so the areas are told
 * through here; `areas.ts` says who listens. A hook runs in the transaction it is handed.
 */

/** Somebody with an account. `provenEmail` is their address once they have shown that it is theirs, else null. */
export type AccountHolder = { userId: string; provenEmail: string | null }

// biome-ignore lint/suspicious/noConfusingVoidType: most hooks have nothing to tell.
type SignInResult = Promise<Bilingual | void>

export type SignInHook = (tx: Db, who: { userId: string; guestId: string; email: string; now: Date }) => SignInResult
export type EmailHook = (tx: Db, who: { userId: string; email: string }) => SignInResult
export type ExportHook = (db: Db, who: AccountHolder) => Promise<unknown>
export type EraseHook = (tx: Db, who: AccountHolder, platform: Platform) => Promise<void>
export type ClaimHook = (tx: Db, who: { userId: string; email: string }, platform: Platform) => Promise<void>
/** One session (`session`), all but one (`except`), or all of them where neither is named. */
export type EndedSessions = { userId: string; session?: string | undefined; except?: string | undefined }
export type SessionsEndHook = (tx: Db, ended: EndedSessions) => Promise<void>
export type CustomerFigures = { orders: number; spent: number; lastOrderAt: Date | null }
export type FiguresHook = (db: Db, userIds: string[]) => Promise<Map<string, CustomerFigures>>

const atSignIn = new Set<SignInHook>()
const atProof = new Set<EmailHook>()
const atExport = new Map<string, ExportHook>()
const atErasure = new Set<EraseHook>()
const atClaim = new Set<ClaimHook>()
const atSessionsEnd = new Set<SessionsEndHook>()
let figures: FiguresHook | undefined

/** A guest signs in or registers: what becomes of their things. It may answer with a sentence for the shopper. */
export function onSignIn(hook: SignInHook): void {
  atSignIn.add(hook)
}

/** An address has just been proven, or its owner signs in again: what was left under it is theirs. */
export function onEmailVerified(hook: EmailHook): void {
  atProof.add(hook)
}

/** One part of the file of everything that is kept about a person; `part` is its name in there. */
export function onExport(part: string, hook: ExportHook): void {
  atExport.set(part, hook)
}

/** An account is erased. A hook that refuses (throws) keeps all of it. What hangs on the user's row goes with it. */
export function onErase(hook: EraseHook): void {
  atErasure.add(hook)
}

/** The owner of an address claims an account that anybody may have registered with it: what was written before is not theirs. */
export function onAccountClaimed(hook: ClaimHook): void {
  atClaim.add(hook)
}

/** Somebody signed out, was signed out elsewhere, or may do something else from now on. A session that only grew old ends without it. */
export function onSessionsEnd(hook: SessionsEndHook): void {
  atSessionsEnd.add(hook)
}

/** What customers have ordered so far, for the customers' screen. */
export function onCustomerFigures(hook: FiguresHook): void {
  figures = hook
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

export async function emitAccountClaimed(tx: Db, who: Parameters<ClaimHook>[1], platform: Platform): Promise<void> {
  for (const hook of atClaim) await hook(tx, who, platform)
}

export async function emitSessionsEnded(tx: Db, ended: EndedSessions): Promise<void> {
  for (const hook of atSessionsEnd) await hook(tx, ended)
}

export async function readFigures(db: Db, userIds: string[]): Promise<Map<string, CustomerFigures>> {
  return figures && userIds.length > 0 ? figures(db, userIds) : new Map()
}

async function runInSequence(hooks: (() => SignInResult)[]): Promise<Bilingual[]> {
  const told: Bilingual[] = []
  for (const hook of hooks) {
    const text = await hook()
    if (text) told.push(text)
  }
  return told
}
