import { createStore } from '../../ui/store.ts'

type Waiting = { settle: (isIn: boolean) => void } | null
export const waitingForSignIn = createStore<Waiting>(null)
let pending: Promise<boolean> | null = null

/** Opens the sign-in dialog on top of the page; resolves to true after a sign-in. Concurrent calls share one dialog. */
export function signInAgain(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    waitingForSignIn.set({
      settle(isIn) {
        waitingForSignIn.set(null)
        pending = null
        resolve(isIn)
      },
    })
  })
  return pending
}
