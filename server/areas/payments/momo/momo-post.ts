/** The part of `fetch` that is used, so that a test can replace it. */
export type MomoFetch = (url: string, init: RequestInit) => Promise<Response>

export type MomoPostFailure =
  | { kind: 'gateway-timeout' }
  | { kind: 'gateway-error'; reason: 'network' | 'http-status' | 'not-json' | 'too-large'; status?: number }
export type MomoPostResult = { kind: 'answered'; ok: boolean; status: number; body: unknown } | MomoPostFailure

const largestResponse = 64 * 1024

/**
 * One JSON call to the gateway. A 4xx is a response too: MoMo puts its result code in the body. After a timeout or an
 * error only a query shows whether MoMo acted.
 */
export async function postToMomo(call: { fetch: MomoFetch; url: string; body: object; timeoutMs: number }): Promise<MomoPostResult> {
  const signal = AbortSignal.timeout(call.timeoutMs)
  try {
    // The race also covers a connection that ignores its signal.
    return await Promise.race([exchange(call, signal), whenAborted(signal)])
  } catch {
    return signal.aborted ? { kind: 'gateway-timeout' } : { kind: 'gateway-error', reason: 'network' }
  }
}

async function exchange(
  { fetch, url, body }: { fetch: MomoFetch; url: string; body: object },
  signal: AbortSignal,
): Promise<MomoPostResult> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=UTF-8', accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error', // a signed request must not be sent to another URL
    signal,
  })
  const { ok, status } = response
  if (status >= 500) {
    await response.body?.cancel()
    return { kind: 'gateway-error', reason: 'http-status', status }
  }
  const text = await readBounded(response)
  if (text === undefined) return { kind: 'gateway-error', reason: 'too-large', status }
  const json = parseJson(text)
  if (json === undefined) return { kind: 'gateway-error', reason: ok ? 'not-json' : 'http-status', status }
  return { kind: 'answered', ok, status, body: json }
}

async function readBounded(response: Response): Promise<string | undefined> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // Leaving the loop early cancels the rest of the stream.
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > largestResponse) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
