import { createStore, useStore } from '../ui/store.ts'

export type Status = 'idle' | 'loading' | 'success' | 'failure'
type StatusWithReason = { status: Status; message?: string }
/** `isAtLimit`: the requested quantity exceeds the stock, and the line holds the whole stock. */
export type LineStatuses = { update: StatusWithReason; remove: StatusWithReason; isAtLimit: boolean }
type CartStatuses = {
  add: StatusWithReason
  clear: StatusWithReason
  discount: StatusWithReason
  lines: Readonly<Record<string, LineStatuses>>
}

export const idle: StatusWithReason = { status: 'idle' }
const allIdle: CartStatuses = { add: idle, clear: idle, discount: idle, lines: {} }
const lineIdle: LineStatuses = { update: idle, remove: idle, isAtLimit: false }
const statuses = createStore(allIdle)

export function setCartStatus(kind: 'add' | 'clear' | 'discount', status: StatusWithReason): void {
  statuses.set({ ...statuses.get(), [kind]: status })
}

export function setLineStatus(itemId: string, kind: 'update' | 'remove', status: StatusWithReason): void {
  changeLine(itemId, { [kind]: status })
}

export function setLineLimit(itemId: string, isAtLimit: boolean): void {
  changeLine(itemId, { isAtLimit })
}

function changeLine(itemId: string, change: Partial<LineStatuses>): void {
  const { lines, ...rest } = statuses.get()
  statuses.set({ ...rest, lines: { ...lines, [itemId]: { ...(lines[itemId] ?? lineIdle), ...change } } })
}

export function useCartStatuses(): CartStatuses {
  return useStore(statuses)
}

export function useLineStatuses(itemId: string): LineStatuses {
  return useCartStatuses().lines[itemId] ?? lineIdle
}
