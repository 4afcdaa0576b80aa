/** Calls one after the other, in the order in which they were asked for: no answer is overtaken by that of an earlier call. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(call: () => Promise<T>): Promise<T> => {
    const turn = last.then(call)
    last = turn.catch(() => undefined)
    return turn
  }
}
