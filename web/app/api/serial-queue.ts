/** Calls one after the other, in the order in which they were asked for: no answer is overtaken by that of an earlier call. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(call: () => Promise<T>): Promise<T> => {
    const result = last.then(call)
    last = result.catch(() => undefined)
    return result
  }
}
