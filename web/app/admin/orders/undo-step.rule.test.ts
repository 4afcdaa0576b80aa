import { expect, test } from 'vitest'
import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import { undoOf } from './undo-step.rule.ts'

const after = (isMoveUndoable: boolean) => ({ isMoveUndoable, version: 7 }) as AdminOrder
const move = { request: { path: 'status', body: { status: 'processing' } } } as const

test('undo-step: a move names the version after it, and is undone only where the shop allows it', () => {
  expect(undoOf(move, after(true))).toEqual({ method: 'POST', path: 'status/undo', body: { expectedVersion: 7 } })
  expect(undoOf(move, after(false))).toBeNull()
})

test('undo-step: sewing goes back the other way, a confirmation by phone never', () => {
  expect(undoOf({ request: { path: 'sewing', body: { isSewn: true } } }, after(false))?.body).toEqual({ isSewn: false })
  expect(undoOf({ request: { path: 'confirm', body: {} } }, after(true))).toBeNull()
})
