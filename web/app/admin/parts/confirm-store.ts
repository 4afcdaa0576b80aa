import { createStore } from '../../ui/store.ts'

export type Question = {
  title: string
  /** What will happen, with names and numbers. */
  text: string
  /** The button that does it, as a verb: "Xoá 4 sản phẩm". */
  verb: string
  isDestructive?: boolean
  /** Has to be typed before it can be done: for what cannot be undone. */
  typed?: string
}

export const openQuestion = createStore<(Question & { settle: (isSure: boolean) => void }) | null>(null)

/** Asks before something is done; true where it shall be. */
export function confirm(question: Question): Promise<boolean> {
  openQuestion.get()?.settle(false)
  return new Promise((resolve) => {
    openQuestion.set({
      ...question,
      settle(isSure) {
        openQuestion.set(null)
        resolve(isSure)
      },
    })
  })
}
