import { createStore } from '../../ui/store.ts'

type Waiting = { settle: (isIn: boolean) => void } | null
export const waitingForSignIn = createStore<Waiting>(null)
let asked: Promise<boolean> | null = null

/** Opens the sign-in dialog on top of whatever is being done; true once somebody is in. Many who ask share one dialog. */
export function signInAgain(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    waitingForSignIn.set({
      settle(isIn) {
        waitingForSignIn.set(null)
        asked = null
        resolve(isIn)
      },
    })
  })
  return asked
}
