import type { NewOrders } from '../../../../contract/admin/owner-alerts.ts'
import type { LiveEvent } from '../../../../contract/live-events.ts'
import { shallowSchema } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser-api.ts'
import { createStore } from '../../ui/store.ts'

/**
 * `live`: events arrive as they happen. `polling`: the client polls for them. `offline`: no response for a minute.
 * `ended`: the session is over.
 */
export type Connection = 'connecting' | 'live' | 'polling' | 'offline' | 'ended'

export const connection = createStore<Connection>('connecting')
export const newOrdersResponse = shallowSchema<NewOrders>(({ data }) => typeof data?.total === 'number')
export const readNewOrders = async (signal?: AbortSignal) =>
  (await browserApi().get('/api/admin/new-orders', newOrdersResponse, { signal })).data

const listeners = new Set<(event: LiveEvent) => void>()

export function onLiveEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function emit(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

type Message = { type: 'event'; event: LiveEvent } | { type: 'state'; state: Connection } | { type: 'hello' | 'check' }

/**
 * One stream for all tabs of a browser, because HTTP/1.1 allows six connections per host. The tab that holds the lock
 * opens it and broadcasts the events. Without BroadcastChannel or locks, each tab opens its own.
 */
export function openLiveStream(): () => void {
  const stop = new AbortController()
  const channel = 'BroadcastChannel' in window && navigator.locks ? new BroadcastChannel('memay-live') : null
  let stream: Stream | null = null

  function lead(): void {
    stream = connect({
      emit(event) {
        emit(event)
        send({ type: 'event', event })
      },
      setState(state) {
        connection.set(state)
        send({ type: 'state', state })
      },
    })
  }
  function send(message: Message): void {
    channel?.postMessage(message)
  }
  function receive({ data: message }: MessageEvent<Message>): void {
    if (message.type === 'event') emit(message.event)
    if (message.type === 'state') connection.set(message.state)
    if (message.type === 'hello' && stream) send({ type: 'state', state: connection.get() })
    if (message.type === 'check') stream?.check()
  }
  function check(): void {
    if (document.hidden) return
    if (stream) stream.check()
    else send({ type: 'check' })
  }

  document.addEventListener('visibilitychange', check)
  if (channel) {
    channel.onmessage = receive
    send({ type: 'hello' })
    navigator.locks
      .request('memay-live', { signal: stop.signal }, () => {
        lead()
        return new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve(), { once: true }))
      })
      // The tab closed before it got the lock.
      .catch(() => undefined)
  } else lead()

  return () => {
    document.removeEventListener('visibilitychange', check)
    stop.abort()
    stream?.close()
    channel?.close()
  }
}

const pollMs = 30_000
/** A silent stream may be dead without an error, for example after the device slept. */
const checkMs = 120_000
/**
 * How long the stream may be down before polling starts, and how long every request may fail before the page shows it
 * is offline.
 */
const graceMs = 10_000
const offlineMs = 60_000
const reopenMs = { min: 5_000, max: 60_000 }

type Stream = ReturnType<typeof connect>

function connect(out: { emit(event: LiveEvent): void; setState(state: Connection): void }) {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let source: EventSource | null = null
  let state: Connection = 'connecting'
  let lastId = 0
  let lastMessageAt = Date.now()
  let wait = reopenMs.min
  let isOver = false

  function after(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (!isOver) work()
    }, ms)
    timers.add(timer)
  }

  function setState(next: Connection): void {
    if (next === state || isOver) return
    state = next
    out.setState(next)
  }

  /** Polls before it opens the stream: the response reveals a missing permission and whether events were missed. */
  async function begin(): Promise<void> {
    if (await poll()) open()
    else if (!isOver) after(nextWait(), () => void begin())
  }

  function open(): void {
    source?.close()
    source = new EventSource(`/api/admin/events?lastEventId=${lastId}`)
    source.onopen = () => {
      wait = reopenMs.min
      lastMessageAt = Date.now()
      setState('live')
    }
    source.onmessage = ({ data, lastEventId }) => {
      lastMessageAt = Date.now()
      lastId = Math.max(lastId, Number(lastEventId) || 0)
      const event = JSON.parse(data) as LiveEvent
      if (event.kind === 'ended') end()
      else out.emit(event)
    }
    source.onerror = () => {
      if (state === 'live') setState('connecting')
      after(graceMs, pollWhileAway)
      // EventSource reconnects by itself, unless the server refused the connection, for example at its limit.
      if (source?.readyState === EventSource.CLOSED) after(nextWait(), () => void begin())
    }
  }

  function nextWait(): number {
    const now = wait
    wait = Math.min(reopenMs.max, wait * 2)
    return now / 2 + Math.random() * now
  }

  /** Fetches the id of the newest event without the stream. Returns false if the request failed. */
  async function poll(): Promise<boolean> {
    try {
      const { eventId } = await readNewOrders()
      lastMessageAt = Date.now()
      if (state !== 'live' && lastId > 0 && eventId > lastId) out.emit({ kind: 'reset', id: '' })
      if (state !== 'live') lastId = Math.max(lastId, eventId)
      return true
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) end()
      else if (Date.now() - lastMessageAt >= offlineMs) setState('offline')
      return false
    }
  }

  let isPolling = false
  function pollWhileAway(): void {
    if (isPolling) return
    isPolling = true
    void pollLoop()
  }
  async function pollLoop(): Promise<void> {
    if (state === 'live' || isOver) {
      isPolling = false
      return
    }
    if ((await poll()) && (state as Connection) !== 'live') setState('polling')
    after(pollMs, () => void pollLoop())
  }

  /** Reopens the stream if it has not delivered the newest event within 3 seconds. */
  async function check(): Promise<void> {
    if (state !== 'live') return
    const newest = await readNewOrders().catch(() => null)
    if (newest && newest.eventId > lastId) after(3_000, () => newest.eventId > lastId && state === 'live' && open())
  }
  function checkNowAndThen(): void {
    after(checkMs, () => {
      if (!document.hidden) void check()
      checkNowAndThen()
    })
  }

  function close(): void {
    isOver = true
    source?.close()
    for (const timer of timers) clearTimeout(timer)
  }
  function end(): void {
    setState('ended')
    close()
  }

  void begin()
  after(graceMs, pollWhileAway)
  checkNowAndThen()
  return { close, check: () => void check() }
}
