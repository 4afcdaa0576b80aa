import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import type { PageRenderer } from '../contract/pages/page-renderer.ts'
import type { GatewayParts } from './areas/payments/payments.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/client.ts'
import type { ReadReplicas } from './platform/database/read-replicas.ts'
import type { RequestTiming } from './platform/http/create-http-server.ts'
import type { StreamTiming } from './platform/http/event-streams.ts'
import type { MailTimeouts } from './platform/mail/mail.ts'

/** What `openShop` wires together; tests replace the parts that reach outside or depend on time. */
export type ShopParts = {
  config: Config
  database: Database
  web: PageRenderer
  /** How many pages render at once. */
  rendersAtOnce?: number
  clock?: Clock
  /** The files of the built web module; absent where none are served. */
  clientFiles?: string
  /** Handles a request before the shop does: the page server's own files in development. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Responds 503 when the event loop lags. Off in tests, where the machine lags by itself. */
  guardLoad?: boolean
  /** Replaces the event loop check of the overload guard; for tests. */
  isOverloaded?: () => boolean
  /** Replaces the network transport to the payment gateway; for tests. */
  gateway?: GatewayParts
  /** Receives all notifications in place of the push services, under `/<host>/<path>`; for tests. */
  pushOrigin?: string
  /** Receives the log; for tests. */
  logStream?: Writable
  /** How long a request may take to arrive; for tests. */
  requestTiming?: RequestTiming
  /** Heartbeat and check intervals of event streams; for tests. */
  streamTiming?: StreamTiming
  /** Replaces DATABASE_READ_URLS; for tests. */
  replicasOf?: (database: Database) => ReadReplicas
  /** How long a mail server may take; for tests. */
  mailTimeouts?: MailTimeouts
  /** The time in milliseconds by which stale pages expire; for tests. */
  pageTime?: () => number
}
