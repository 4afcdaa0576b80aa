import type { Visitor } from './shop-fixture.ts'

export type ReadEvent = { id: number; kind: string; subject: string; at: number }

type Listening = { address(): { port: number } | string | null }

/** For tests: an open stream of server-sent events, read as a browser does. `app` must listen. */
export async function readStream(
  server: Listening,
  path: string,
  { visitor, lastEventId, headers = {} }: { visitor?: Visitor; lastEventId?: number; headers?: Record<string, string> } = {},
) {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the shop does not listen')
  const stop = new AbortController()
  const response = await fetch(`http://127.0.0.1:${address.port}${path}`, {
    headers: {
      ...(visitor ? { cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
      ...headers,
    },
    signal: stop.signal,
  })
  const events: ReadEvent[] = []
  const state = { text: '', isOver: false, lastId: 0 }
  const reading = response.status === 200 ? read() : Promise.resolve()

  async function read(): Promise<void> {
    const decoder = new TextDecoder()
    let rest = ''
    try {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        const text = decoder.decode(chunk, { stream: true })
        state.text += text
        rest += text
        for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
          take(rest.slice(0, end))
          rest = rest.slice(end + 2)
        }
      }
    } catch {
      // Aborted by the test.
    }
    state.isOver = true
  }

  function take(block: string): void {
    const id = /^id: (\d+)$/m.exec(block)?.[1]
    if (id) state.lastId = Number(id)
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (!data) return
    const { kind, id: subject } = JSON.parse(data)
    events.push({ id: state.lastId, kind, subject, at: Date.now() })
  }

  async function until(isThere: () => boolean, ms = 5_000): Promise<void> {
    for (const end = Date.now() + ms; !isThere() && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 20))
    if (!isThere()) throw new Error(`not there after ${ms} ms: ${JSON.stringify(events)}`)
  }

  return {
    response,
    events,
    text: () => state.text,
    lastId: () => state.lastId,
    isOver: () => state.isOver,
    kinds: () => events.map(({ kind }) => kind),
    until,
    async close(): Promise<void> {
      stop.abort()
      await reading
    },
  }
}
