import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import type { Order } from '../../../../contract/orders/orders.ts'
import type { Step } from './next-steps.rule.ts'

export type UndoRequest = { method: 'POST' | 'PATCH'; path: string; body: object }

/** The request that undoes a step, from the order after it; null where the step cannot be undone. */
export function undoOf({ request }: Pick<Step, 'request'>, after: AdminOrder | Order): UndoRequest | null {
  if (request.path === 'sewing') return { method: 'PATCH', path: 'sewing', body: { isSewn: !request.body.isSewn } }
  if (request.path !== 'status' || !('isMoveUndoable' in after) || !after.isMoveUndoable) return null
  return { method: 'POST', path: 'status/undo', body: { expectedVersion: after.version } }
}
