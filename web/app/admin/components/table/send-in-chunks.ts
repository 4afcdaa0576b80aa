import { ApiError } from '../../../api/api-error.ts'

export type FailedItem = { _id: string; message: string }
type ChunkedRequest = {
  ids: readonly string[]
  /** The maximum number of ids per call. */
  size: number
  /** Returns the items of the chunk that failed. */
  send: (chunk: readonly string[]) => Promise<readonly FailedItem[]>
  onProgress: (done: number) => void
  isStopped: () => boolean
}
/** `handled`: the ids the API has processed, including `failed`. `refusal`: why the remaining ids were not sent. */
export type BulkResult = { handled: string[]; failed: FailedItem[]; refusal: ApiError | null }

/** These statuses concern single items, so the next chunks may succeed; any other error would fail them too. */
const chunkErrorStatuses = [404, 409, 500]

/** Sends the chunks one after the other. Records the items of a failed chunk and continues with the next. */
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
