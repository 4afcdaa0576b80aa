import { createStore } from '../../ui/store.ts'

type Waiting = { settle: (isIn: boolean) => void } | null
export const waitingForSignIn = createStore<Waiting>(null)
let pending: Promise<boolean> | null = null

/** Opens the sign-in dialog on top of whatever is being done; true once somebody is in. Many who ask share one dialog. */
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
