import type { Db } from '../../../platform/database/client.ts'
import type { OrderLineRow } from '../orders.sql.ts'
import { addUnits, insertUnits, takeUnits } from './second-choice.sql.ts'

type Line = Pick<OrderLineRow, 'quantity'> & { secondChoiceId?: string | null | undefined }
export type SecondChoiceMove = { kind: 'moved' } | { kind: 'short'; secondChoiceId: string }

function countUnits(lines: readonly Line[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { secondChoiceId, quantity } of lines)
    if (secondChoiceId) units.set(secondChoiceId, (units.get(secondChoiceId) ?? 0) + quantity)
  return units
}

/** Takes what the lines need more after a change and puts back what they no longer need, in the order of the ids; all or nothing. */
export async function moveSecondChoice(tx: Db, before: readonly Line[], after: readonly Line[]): Promise<SecondChoiceMove> {
  const [had, needs] = [countUnits(before), countUnits(after)]
  const done: { id: string; more: number }[] = []
  for (const id of [...new Set([...had.keys(), ...needs.keys()])].sort()) {
    const more = (needs.get(id) ?? 0) - (had.get(id) ?? 0)
    if (more > 0 && !(await takeUnits(tx, id, more))) {
      for (const each of done) await addUnits(tx, each.id, each.more)
      return { kind: 'short', secondChoiceId: id }
    }
    if (more < 0) await addUnits(tx, id, -more)
    done.push({ id, more })
  }
  return { kind: 'moved' }
}

type CameBack = Pick<OrderLineRow, 'variantId' | 'productId' | 'name' | 'imageUrl' | 'color' | 'size' | 'unitVnd' | 'secondChoiceId'>

/** A unit came back and is sold apart from now on; one that was second choice already returns to its row. */
export async function addSecondChoice(tx: Db, came: CameBack, quantity: number): Promise<void> {
  const { variantId, productId, name, imageUrl, color, size, unitVnd, secondChoiceId } = came
  if (quantity === 0) return
  if (secondChoiceId) return addUnits(tx, secondChoiceId, quantity)
  await insertUnits(tx, { variantId, productId, name, imageUrl, color, size, unitVnd, quantity })
}
