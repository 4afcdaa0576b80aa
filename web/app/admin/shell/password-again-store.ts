import { createStore } from '../../ui/store.ts'

type Waiting = { settle: (isProven: boolean) => void } | null
export const waitingForPassword = createStore<Waiting>(null)
let pending: Promise<boolean> | null = null

/** Opens the password dialog on top of the page; resolves to true once it was right. Concurrent calls share one dialog. */
export function enterPasswordAgain(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    waitingForPassword.set({
      settle(isProven) {
        waitingForPassword.set(null)
        pending = null
        resolve(isProven)
      },
    })
  })
  return pending
}
