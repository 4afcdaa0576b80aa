import type { PhoneOfAccount } from './buyer.sql.ts'

/**
 * The phones whose notes are about the owner of the account beyond doubt: an order of theirs arrived there, and nobody else ever
 * ordered with the phone. No phone is verified, and notes about another person must reach nobody who only typed their phone.
 */
export function phonesToExport(phones: readonly PhoneOfAccount[]): string[] {
  return phones.filter(({ hasReached, isShared }) => hasReached && !isShared).map(({ phone }) => phone)
}

/**
 * The phones whose notes end with the account: those where an order arrived, and those that nobody else ordered with. A phone that
 * was only typed stays with the person whose it is.
 */
export function phonesToErase(phones: readonly PhoneOfAccount[]): string[] {
  return phones.filter(({ hasReached, isShared }) => hasReached || !isShared).map(({ phone }) => phone)
}
