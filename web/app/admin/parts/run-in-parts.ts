import { ApiError } from '../../api-error.ts'

export type Failed = { _id: string; message: string }
type Asked = {
  ids: readonly string[]
  /** How many one call takes. */
  size: number
  /** Answers those of the part that could not be done. */
  send: (part: readonly string[]) => Promise<readonly Failed[]>
  onProgress: (done: number) => void
  isStopped: () => boolean
}
/** `handled`: those the shop has answered for, `failed` among them. `refusal`: why the others were not sent. */
export type Outcome = { handled: string[]; failed: Failed[]; refusal: ApiError | null }

/** What is about some of the products alone: the other parts may go well. Anything else would befall them too. */
const ofOnePart = [404, 409, 500]

/** One part after the other; what a part is refused for is kept by name while the others go on. */
export async function runInParts({ ids, size, send, onProgress, isStopped }: Asked): Promise<Outcome> {
  const outcome: Outcome = { handled: [], failed: [], refusal: null }
  for (let from = 0; from < ids.length && !isStopped(); from += size) {
    const part = ids.slice(from, from + size)
    try {
      outcome.failed.push(...(await send(part)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (ids.length <= size || !ofOnePart.includes(error.status)) return { ...outcome, refusal: error }
      outcome.failed.push(...part.map((_id) => ({ _id, message: error.message })))
    }
    outcome.handled.push(...part)
    onProgress(outcome.handled.length)
  }
  return outcome
}
