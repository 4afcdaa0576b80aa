import { maxChildren } from '../../../contract/child-limits.ts'
import type { Child } from '../../../contract/children.ts'

/** `ownerId`: the account whose children these are; null for a guest's. `chosenId`: the child that sizes are advised for. */
export type DeviceChildren = { ownerId: string | null; chosenId: string | null; children: readonly Child[] }

export const noChildren: DeviceChildren = { ownerId: null, chosenId: null, children: [] }

/** Validates the stored value by hand, because storage can hold anything and the schemas are not part of these pages. */
export function parseStoredChildren(stored: string | null): DeviceChildren {
  try {
    const { ownerId, chosenId, children } = JSON.parse(stored ?? '{}') ?? {}
    if (!Array.isArray(children)) return noChildren
    return {
      ownerId: typeof ownerId === 'string' ? ownerId : null,
      chosenId: typeof chosenId === 'string' ? chosenId : null,
      children: children.filter(isChild).slice(0, maxChildren),
    }
  } catch {
    return noChildren
  }
}

export function withChild(known: DeviceChildren, child: Child): DeviceChildren {
  const isNew = known.children.every(({ childId }) => childId !== child.childId)
  const children = isNew ? [...known.children, child] : known.children.map((each) => (each.childId === child.childId ? child : each))
  return { ...known, children: children.slice(0, maxChildren), chosenId: child.childId }
}

export function withoutChild(known: DeviceChildren, childId: string): DeviceChildren {
  return { ...known, children: known.children.filter((each) => each.childId !== childId) }
}

/** The chosen child, else the first. */
export function chosenChild({ children, chosenId }: DeviceChildren): Child | undefined {
  return children.find(({ childId }) => childId === chosenId) ?? children[0]
}

/** The nickname without "bé", which the texts add where it is needed. */
export function nameOf({ nickname }: Pick<Child, 'nickname'>): string {
  const name = nickname.trim()
  return name.replace(/^bé\s+/i, '') || name
}

/** Full months since the birth month; null without one. */
export function ageInMonths(birthMonth: string | null, day: string): number | null {
  if (birthMonth === null) return null
  return Math.max(0, monthsBetween(birthMonth, day))
}

/** Full months from one day or month to a later day, by the calendar's months. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 1] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 1] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}

function isChild(value: unknown): value is Child {
  if (typeof value !== 'object' || value === null) return false
  const { childId, nickname, birthMonth, heightCm, weightKg, measuredOn } = value as Partial<Record<keyof Child, unknown>>
  const isMeasure = (measure: unknown) => measure === null || (typeof measure === 'number' && Number.isFinite(measure))
  return (
    [childId, nickname, measuredOn].every((text) => typeof text === 'string' && text !== '') &&
    (birthMonth === null || typeof birthMonth === 'string') &&
    isMeasure(heightCm) &&
    isMeasure(weightKg)
  )
}
