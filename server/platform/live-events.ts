import type { LiveEventKind } from '../../contract/live-events.ts'
import type { Database, Db } from './database/client.ts'
import { withCommit } from './database/transaction.ts'
import { countSince, deleteEventsBefore, findEventsAfter, findLastEventId, insertEvents, type LiveEventRow } from './live-events.sql.ts'

const channel = 'live_events'
/** A reader who was away for longer, or missed more, reloads everything. */
const storedHours = 48
const maxReplayed = 500
const retryMs = 1_000

export type LiveEvent = Omit<LiveEventRow, 'kind'> & { kind: LiveEventKind }
type Listener = (event: LiveEvent) => void
type LiveEventChange = { kind: LiveEventKind; subject: string }

const changesOf = new WeakMap<Db, Map<string, LiveEventChange>>()

/**
 * Publishes a change in `tx`: open pages of every process receive it after the commit. Repeated within one transaction it
 * is one event. Ids grow in commit order, so that a reader who has seen one has missed none before it; for that,
 * transactions with events commit one after the other (decision 024).
 */
export async function publish(tx: Db, kind: LiveEventKind, subject: string): Promise<void> {
  const known = changesOf.get(tx) ?? new Map<string, LiveEventChange>()
  known.set(`${kind} ${subject}`, { kind, subject })
  changesOf.set(tx, known)
  if (withCommit(tx, channel, (same) => insertEvents(same, channel, takeChanges(tx)))) return
  await insertEvents(tx, channel, takeChanges(tx))
}

function takeChanges(tx: Db): LiveEventChange[] {
  const changes = [...(changesOf.get(tx)?.values() ?? [])]
  changesOf.delete(tx)
  return changes
}

export type LiveEvents = Awaited<ReturnType<typeof openLiveEvents>>
type Log = { warn(details: unknown, message: string): void }

/** The events of all processes, in order and without gaps, for the listeners of this one. */
export async function openLiveEvents(database: Database, log: Log) {
  const listeners = new Set<Listener>()
  let lastId: number | null = null
  let isReading = false
  let isBehind = false
  let isClosed = false

  await database.listen(channel, hear, () => void catchUp())
  lastId = await findLastEventId(database.db)

  function hear(payload: string): void {
    const event = parse(payload)
    if (!event || lastId === null || event.id <= lastId) return
    if (event.id === lastId + 1 && !isReading) deliver(event)
    else void catchUp()
  }

  function deliver(event: LiveEvent): void {
    lastId = event.id
    for (const listener of listeners) listener(event)
  }

  /** Reads missed events, for example after a lost connection, until none is missing. */
  async function catchUp(): Promise<void> {
    isBehind = true
    if (isReading || lastId === null) return
    isReading = true
    try {
      while (isBehind && !isClosed) {
        isBehind = false
        const missed = await eventsAfter(database.db, lastId)
        if (missed) for (const event of missed) deliver(event)
        else deliver({ id: await findLastEventId(database.db), kind: 'reset', subject: '' })
      }
    } catch (error) {
      if (isClosed) return
      log.warn({ err: error }, 'live events could not be read')
      setTimeout(() => void catchUp(), retryMs).unref()
    } finally {
      isReading = false
    }
  }

  return {
    /** The id of the newest event this process knows. */
    lastId: () => lastId ?? 0,
    /** All events after a seen id, or null if they are too many or no longer stored. */
    after: (id: number) => eventsAfter(database.db, id),
    subscribe(listener: Listener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Deletes events too old to be resumed. */
    sweep: () => deleteEventsBefore(database.db, storedHours),
    close(): void {
      isClosed = true
      listeners.clear()
    },
  }
}

async function eventsAfter(db: Db, id: number): Promise<LiveEvent[] | null> {
  const { newest, stored } = await countSince(db, id)
  // An id from another database, for example after a restore, counts as none.
  if (id > newest || newest - id > maxReplayed || stored < newest - id) return null
  return newest === id ? [] : ((await findEventsAfter(db, id)) as LiveEvent[])
}

function parse(payload: string): LiveEvent | null {
  const [, id, kind, subject = ''] = /^(\d+) (\S+) (.*)$/s.exec(payload) ?? []
  return id && kind ? { id: Number(id), kind: kind as LiveEventKind, subject } : null
}
