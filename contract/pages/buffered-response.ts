import type { ApiResponse } from './page-renderer.ts'

/** A response of the API whose body is complete. */
export function textResponse(text: string, { status, retryAfter }: { status: number; retryAfter?: string | null }): ApiResponse {
  const ok = status >= 200 && status < 300
  const headers = { get: (name: string) => (name.toLowerCase() === 'retry-after' ? (retryAfter ?? null) : null) }
  return { ok, status, headers, text: async () => text, json: async () => JSON.parse(text) }
}

/** A response whose body is complete: hands its bytes on without the copy a Response makes. It has no stream. */
export function bufferedResponse(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  // A small Buffer shares a memory pool, and its `slice` copies nothing.
  const bytes = body.byteLength === body.buffer.byteLength ? body.buffer : new Uint8Array(body).buffer
  const text = async () => new TextDecoder().decode(body)
  return Object.assign(new Response(null, init), { arrayBuffer: async () => bytes, text, json: async () => JSON.parse(await text()) })
}
