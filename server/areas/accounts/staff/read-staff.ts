import type { Invitation, StaffMember } from '../../../../contract/staff.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as sql from './staff.sql.ts'

export async function listStaff(db: Db): Promise<StaffMember[]> {
  const people = await sql.findStaff(db)
  return people.map(({ id: _id, role, blockedAt, seenAt, createdAt, ...person }) => ({
    ...person,
    _id,
    role: role === 'admin' ? role : 'staff',
    blocked: blockedAt !== null,
    seenAt: seenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
}

/** The invitations that can still be accepted. */
export async function listInvitations({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<Invitation[]> {
  const open = await sql.findInvitations(db, clock.now())
  return open.map(({ invitation: { id: _id, email, role, createdAt, expiresAt }, invitedBy }) => ({
    ...{ _id, email, role, invitedBy },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}
