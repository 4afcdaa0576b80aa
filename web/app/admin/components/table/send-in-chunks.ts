import { ApiError } from '../../../api/api-error.ts'

export type FailedItem = { _id: string; message: string }
type ChunkedRequest = {
  ids: readonly string[]
  /** How many one call takes. */
  size: number
  /** Answers those of the part that could not be done. */
  send: (chunk: readonly string[]) => Promise<readonly FailedItem[]>
  onProgress: (done: number) => void
  isStopped: () => boolean
}
/** `handled`: those the shop has answered for, `failed` among them. `refusal`: why the others were not sent. */
export type BulkResult = { handled: string[]; failed: FailedItem[]; refusal: ApiError | null }

/** What is about some of the products alone: the other parts may go well. Anything else would befall them too. */
const chunkErrorStatuses = [404, 409, 500]

/** One part after the other; what a part is refused for is kept by name while the others go on. */
export async function sendInChunks({ ids, size, send, onProgress, isStopped }: ChunkedRequest): Promise<BulkResult> {
  const result: BulkResult = { handled: [], failed: [], refusal: null }
  for (let from = 0; from < ids.length && !isStopped(); from += size) {
    const chunk = ids.slice(from, from + size)
    try {
      result.failed.push(...(await send(chunk)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (ids.length <= size || !chunkErrorStatuses.includes(error.status)) return { ...result, refusal: error }
      result.failed.push(...chunk.map((_id) => ({ _id, message: error.message })))
    }
    result.handled.push(...chunk)
    onProgress(result.handled.length)
  }
  return result
}
