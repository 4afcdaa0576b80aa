import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveEvent, LiveEvents } from '../live-events.ts'
import { AppError } from './errors.ts'

/** Shorter than the minute after which proxies, and this server, close idle connections. */
const heartbeatMs = 20_000
/** Every second heartbeat: a reader who loses access is disconnected within a minute. */
const checkMs = 2 * heartbeatMs
/** The limit while the database cannot confirm access. */
const maxUncheckedMs = 90_000
/** The limit for a client that does not read: its stream ends, and it resumes after the last event it saw. */
const maxBufferedBytes = 256 * 1024
/** The Retry-After of a refused stream, in seconds. */
const busySeconds = 30

export type StreamOptions = {
  /** The owner of the stream: the limit of concurrent streams in this process counts by it. */
  holder: string
  maxPerHolder: number
  /** Streams of one kind share a limit, so that visitors cannot use up the streams of the staff. */
  kind: string
  maxOfKind: number
  wants(event: LiveEvent): boolean
  /** Checked every 40 seconds; false ends the stream. */
  isStillAllowed(): Promise<boolean>
}

type Stream = StreamOptions & { response: ServerResponse; unsubscribe: () => void; checkedAt: number; isChecking: boolean }
export type StreamTiming = { heartbeatMs: number; checkMs: number }

/** Server-sent events: every open stream of this process, with its heartbeats, limits and end. */
export function createEventStreams(
  app: FastifyInstance,
  events: Pick<LiveEvents, 'subscribe' | 'after' | 'lastId'>,
  timing: StreamTiming = { heartbeatMs, checkMs },
) {
  const streams = new Set<Stream>()
  let isClosing = false
  const timer = setInterval(() => {
    for (const stream of streams) beat(stream)
  }, timing.heartbeatMs).unref()

  function beat(stream: Stream): void {
    write(stream, ':\n\n')
    if (!stream.isChecking && Date.now() - stream.checkedAt >= timing.checkMs - timing.heartbeatMs / 2) void check(stream)
  }

  async function check(stream: Stream): Promise<void> {
    stream.isChecking = true
    try {
      if (!(await stream.isStillAllowed())) return dismiss(stream)
      stream.checkedAt = Date.now()
    } catch {
      if (Date.now() - stream.checkedAt > maxUncheckedMs) end(stream)
    } finally {
      stream.isChecking = false
    }
  }

  function write({ response }: Stream, text: string): void {
    if (response.writableEnded || response.destroyed) return
    if (response.writableLength > maxBufferedBytes) response.destroy()
    else response.write(text)
  }

  /** Sent before the end, so that the page does not reconnect only to be refused. */
  function dismiss(stream: Stream): void {
    write(stream, dataText('ended', ''))
    end(stream)
  }

  function end(stream: Stream): void {
    forget(stream)
    stream.response.end()
  }

  function forget(stream: Stream): void {
    stream.unsubscribe()
    streams.delete(stream)
  }

  function requirePlace({ holder, maxPerHolder, kind, maxOfKind }: StreamOptions): void {
    const ofKind = [...streams].filter((stream) => stream.kind === kind)
    if (isClosing || ofKind.length >= maxOfKind) throw new AppError('unavailable', { retryAfter: busySeconds })
    if (ofKind.filter((stream) => stream.holder === holder).length >= maxPerHolder)
      throw new AppError('too_many_requests', { retryAfter: busySeconds })
  }

  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(timer)
    for (const stream of streams) end(stream)
  })

  return {
    /** Responds with a stream that begins after the client's last event, or now. */
    async open(request: FastifyRequest, reply: FastifyReply, options: StreamOptions): Promise<void> {
      requirePlace(options)
      const response = reply.raw
      const waiting: LiveEvent[] = []
      let isReplaying = true
      const stream: Stream = { ...options, response, checkedAt: Date.now(), isChecking: false, unsubscribe: () => undefined }
      // An event read from the table may arrive again as a notification.
      let sentId = -1
      const send = (event: LiveEvent) => {
        if (event.id <= sentId) return
        sentId = event.id
        if (event.kind === 'reset' || stream.wants(event)) write(stream, eventText(event))
      }
      // Before any await: reserves the place, and misses no event between reading and subscribing.
      const nowId = events.lastId()
      stream.unsubscribe = events.subscribe((event) => {
        if (isReplaying) waiting.push(event)
        else send(event)
      })
      streams.add(stream)
      response.on('close', () => forget(stream))
      try {
        const seenId = lastSeen(request)
        const missed = seenId === null ? [] : await events.after(seenId)
        if (response.destroyed) return
        reply.hijack()
        begin(response, reply)
        write(stream, `retry: ${3_000 + Math.round(Math.random() * 2_000)}\n\n`)
        // A new reader has seen everything until now; a returning one only the events it received.
        if (seenId === null) write(stream, `id: ${nowId}\n\n`)
        for (const event of missed ?? [{ id: nowId, kind: 'reset' as const, subject: '' }]) send(event)
        isReplaying = false
        for (const event of waiting) send(event)
      } catch (error) {
        forget(stream)
        throw error
      }
    },
    count: () => streams.size,
  }
}

export type EventStreams = ReturnType<typeof createEventStreams>

function begin(response: ServerResponse, reply: FastifyReply): void {
  response.socket?.setNoDelay(true)
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Disables buffering in nginx.
    'x-accel-buffering': 'no',
  })
  response.flushHeaders()
}

/** Last-Event-ID from the browser, or the parameter of a page that reopens the stream. */
function lastSeen(request: FastifyRequest): number | null {
  const lastEventId = request.headers['last-event-id'] ?? (request.query as { lastEventId?: unknown }).lastEventId
  return typeof lastEventId === 'string' && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null
}

function eventText({ id, kind, subject }: LiveEvent): string {
  return `id: ${id}\n${dataText(kind, subject)}`
}

function dataText(kind: LiveEvent['kind'], id: string): string {
  return `data: ${JSON.stringify({ kind, id })}\n\n`
}
