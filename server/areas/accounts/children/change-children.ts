import { maxChildren } from '../../../../contract/child-limits.ts'
import type { Child } from '../../../../contract/children.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteChildRow, listChildren, lockChildren, upsertChild } from './children.sql.ts'
import { mergeChildren } from './merge-children.rule.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

export async function readChildren(db: Db, userId: string): Promise<Child[]> {
  return listChildren(db, userId)
}

/** Adds a child or changes it; a repetition changes nothing. Returns all children of the user. */
export async function saveChild({ db, clock }: Deps, userId: string, child: Child): Promise<Child[]> {
  return transact(db, async (tx) => {
    await lockChildren(tx, userId)
    const others = (await listChildren(tx, userId)).filter(({ childId }) => childId !== child.childId)
    if (others.length >= maxChildren) throw new AppError('too_many_children')
    await upsertChild(tx, userId, child, clock.now())
    return listChildren(tx, userId)
  })
}

/** Deleting a child that is gone already is no error. */
export async function deleteChild({ db }: Deps, which: { userId: string; childId: string }): Promise<Child[]> {
  await deleteChildRow(db, which)
  return listChildren(db, which.userId)
}

/** Takes over the children that the device knew before its user signed in. */
export async function mergeDeviceChildren({ db, clock }: Deps, userId: string, fromDevice: readonly Child[]): Promise<Child[]> {
  return transact(db, async (tx) => {
    await lockChildren(tx, userId)
    const now = clock.now().getTime()
    const written = mergeChildren(await listChildren(tx, userId), fromDevice)
    // A millisecond apart, so that they keep the sequence of the device.
    for (const [index, child] of written.entries()) await upsertChild(tx, userId, child, new Date(now + index))
    return listChildren(tx, userId)
  })
}
