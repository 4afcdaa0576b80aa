import { createStore } from '../../../ui/store.ts'

/** The last change of many prices in this tab, as long as it can be undone. */
export type PriceUndo = {
  changeId: string
  changed: number
  undoUntil: string
  /** Of a scheduled change: its start and its end. */
  from?: string | undefined
  until?: string | undefined
  /** Of a sheet, which changes stock as well. */
  isSheet?: true
}

const key = 'memay-price-undo'

export const priceUndo = createStore<PriceUndo | null>(null)

export function rememberUndo(undo: PriceUndo | null): void {
  priceUndo.set(undo)
  try {
    if (undo) sessionStorage.setItem(key, JSON.stringify(undo))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage it lasts until the next reload.
  }
}

/** After a reload. */
export function recallUndo(): void {
  if (priceUndo.get()) return
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as PriceUndo | null
    if (stored && Date.parse(stored.undoUntil) > Date.now()) priceUndo.set(stored)
  } catch {
    // An unreadable note is no note.
  }
}
