import pg from 'pg'

/** A server that has not responded within this time counts as gone. */
const probeMs = 900

/** Sends one statement on a connection of its own: waiting for the pool would make a busy process look dead. Concurrent calls share one query. */
export function createProbe<Row extends pg.QueryResultRow>(url: string, text: string) {
  let client: pg.Client | null = null
  let running: Promise<Row> | null = null

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    const forget = () => {
      if (client === next) client = null
    }
    next.on('error', forget)
    next.on('end', forget)
    await next.connect()
    client = next
    return next
  }

  async function probe(): Promise<Row> {
    let timer: NodeJS.Timeout | undefined
    const query = (async () => (await (client ?? (await connect())).query<Row>(text)).rows[0] as Row)()
    const late = new Promise<never>((_, reject) => {
      // After a busy event loop this timer fires before an already received response is read, so the response gets its turn first.
      timer = setTimeout(() => setImmediate(() => setImmediate(() => reject(new Error('the database did not respond')))), probeMs)
    })
    try {
      return await Promise.race([query, late])
    } catch (error) {
      // A connection that failed once may hang for minutes; the next check opens another.
      const broken = client
      client = null
      broken?.end().catch(() => undefined)
      query.catch(() => undefined)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    send(): Promise<Row> {
      running ??= probe().finally(() => {
        running = null
      })
      return running
    },
    async close(): Promise<void> {
      await running?.catch(() => undefined)
      await client?.end().catch(() => undefined)
    },
  }
}
