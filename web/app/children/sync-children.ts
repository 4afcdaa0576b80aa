import type { Child, ChildrenResponse } from '../../../contract/children.ts'
import { shallowSchema } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { readDeviceChildren, writeDeviceChildren } from './children-store.ts'
import { noChildren, withChild, withoutChild } from './stored-children.rule.ts'

const childrenResponse = shallowSchema<ChildrenResponse>(({ data }) => Array.isArray(data?.children))

const freshMs = 60_000
let latest: { userId: string; at: number; done: Promise<void> } | undefined

/** Several parts of a page sync at once, and every page does: one request a minute is enough. */
export function syncChildren(userId: string): Promise<void> {
  if (latest?.userId !== userId || Date.now() - latest.at > freshMs) latest = { userId, at: Date.now(), done: sync(userId) }
  return latest.done
}

/**
 * Copies the account's children to this device, after what a guest has entered here was merged into the account. Another account's
 * copy is dropped. A failure is not reported: the next page tries again.
 */
async function sync(userId: string): Promise<void> {
  const { ownerId, children } = readDeviceChildren()
  if (ownerId !== null && ownerId !== userId) writeDeviceChildren(noChildren)
  try {
    const response =
      ownerId === null && children.length > 0
        ? await browserApi().send('POST', '/api/users/children/merge', { children }, childrenResponse)
        : await browserApi().get('/api/users/children', childrenResponse)
    store(userId, response)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Saves on the device, for a signed-in user in the account first. Throws the API's refusal. */
export async function saveChild(child: Child): Promise<void> {
  const known = readDeviceChildren()
  if (known.ownerId === null) return writeDeviceChildren(withChild(known, child))
  store(known.ownerId, await browserApi().send('PUT', '/api/users/children', child, childrenResponse), child.childId)
}

export async function deleteChild(childId: string): Promise<void> {
  const known = readDeviceChildren()
  if (known.ownerId === null) return writeDeviceChildren(withoutChild(known, childId))
  store(known.ownerId, await browserApi().send('DELETE', '/api/users/children', { childId }, childrenResponse))
}

export function chooseChild(childId: string): void {
  writeDeviceChildren({ ...readDeviceChildren(), chosenId: childId })
}

function store(ownerId: string, { data: { children } }: ChildrenResponse, chosenId = readDeviceChildren().chosenId): void {
  writeDeviceChildren({ ownerId, chosenId, children })
}
