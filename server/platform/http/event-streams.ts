import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveEvent, LiveEvents } from '../live-events.ts'
import { AppError } from './errors.ts'

/** Shorter than the minute after which proxies, and this server, close what is silent. */
const heartbeatMs = 20_000
/** Every second heartbeat: whoever may no longer read is gone within a minute. */
const checkMs = 2 * heartbeatMs
/** Where the database cannot say whether somebody still may. */
const maxUncheckedMs = 90_000
/** A client that does not read: its stream ends, and it comes back with what it saw last. */
const maxBufferedBytes = 256 * 1024
/** Who was turned away comes again after so many seconds. */
const busySeconds = 30

export type StreamOptions = {
  /** Whose stream it is: one holder has so many at once in this process. */
  holder: string
  maxPerHolder: number
  /** Streams of one kind share a bound, so that visitors cannot take the places of the shop's own people. */
  kind: string
  maxOfKind: number
  wants(event: LiveEvent): boolean
  /** Asked every 40 seconds; false ends the stream. */
  isStillAllowed(): Promise<boolean>
}

type Stream = StreamOptions & { response: ServerResponse; unsubscribe: () => void; checkedAt: number; isChecking: boolean }
export type StreamTiming = { heartbeatMs: number; checkMs: number }

/** Server-sent events: every open stream of this process, with its heartbeats, its bounds and its end. */
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

  /** Said before the end, so that the page does not come back to be refused. */
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
    /** Answers with a stream that begins after the event the client names, or now. */
    async open(request: FastifyRequest, reply: FastifyReply, options: StreamOptions): Promise<void> {
      requirePlace(options)
      const response = reply.raw
      const waiting: LiveEvent[] = []
      let isReplaying = true
      const stream: Stream = { ...options, response, checkedAt: Date.now(), isChecking: false, unsubscribe: () => undefined }
      // What was read from the table may be heard of a moment later.
      let sentId = -1
      const send = (event: LiveEvent) => {
        if (event.id <= sentId) return
        sentId = event.id
        if (event.kind === 'reset' || stream.wants(event)) write(stream, eventText(event))
      }
      // Before anything is awaited: the place is taken, and no event is missed between reading and listening.
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
        // A new reader has seen everything until now; one that came back only what it was sent.
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
    // nginx passes every event on at once.
    'x-accel-buffering': 'no',
  })
  response.flushHeaders()
}

/** What the browser sends by itself, or the page when it opens the stream again. */
function lastSeen(request: FastifyRequest): number | null {
  const asked = request.headers['last-event-id'] ?? (request.query as { lastEventId?: unknown }).lastEventId
  return typeof asked === 'string' && /^\d{1,15}$/.test(asked) ? Number(asked) : null
}

function eventText({ id, kind, subject }: LiveEvent): string {
  return `id: ${id}\n${dataText(kind, subject)}`
}

function dataText(kind: LiveEvent['kind'], id: string): string {
  return `data: ${JSON.stringify({ kind, id })}\n\n`
}
