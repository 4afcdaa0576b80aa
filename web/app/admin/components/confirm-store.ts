import { createStore } from '../../ui/store.ts'

export type ConfirmOptions = {
  title: string
  /** What will happen, with names and numbers. */
  text: string
  /** The label of the confirming button, as a verb: "Xoá 4 sản phẩm". */
  verb: string
  isDestructive?: boolean
  /** Text the user has to type first, for actions that cannot be undone. */
  typed?: string
}

export const openConfirm = createStore<(ConfirmOptions & { settle: (isSure: boolean) => void }) | null>(null)

/** Asks for confirmation; resolves to true if the user confirms. */
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
