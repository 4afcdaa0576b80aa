import { createStore } from '../../ui/store.ts'

export type ConfirmOptions = {
  title: string
  /** What will happen, with names and numbers. */
  text: string
  /** The button that does it, as a verb: "Xoá 4 sản phẩm". */
  verb: string
  isDestructive?: boolean
  /** Has to be typed before it can be done: for what cannot be undone. */
  typed?: string
}

export const openConfirm = createStore<(ConfirmOptions & { settle: (isSure: boolean) => void }) | null>(null)

/** Asks before something is done; true where it shall be. */
export function confirm(question: ConfirmOptions): Promise<boolean> {
  openConfirm.get()?.settle(false)
  return new Promise((resolve) => {
    openConfirm.set({
      ...question,
      settle(isSure) {
        openConfirm.set(null)
        resolve(isSure)
      },
    })
  })
}
