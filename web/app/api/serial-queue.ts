/** Runs calls one after the other, in the order of their requests, so that a response never overtakes an earlier one. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(call: () => Promise<T>): Promise<T> => {
    const result = last.then(call)
    last = result.catch(() => undefined)
    return result
  }
}
