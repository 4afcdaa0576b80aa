import type pg from 'pg'

/**
 * Runs steps of one transaction side by side. Their first queries are sent together, in the sequence of the array, and the
 * database executes all queries in the sequence in which they are sent. So a step may rely on a lock that an earlier one
 * takes with its first query. Waits for every step even after an error, because none may use the connection once the
 * transaction is over; then throws the first error.
 */
export async function pipeline<const Steps extends readonly unknown[]>(
  steps: Steps,
): Promise<{ -readonly [I in keyof Steps]: Awaited<Steps[I]> }> {
  let failure: { error: unknown } | undefined
  const results = await Promise.all(
    steps.map(async (step) => {
      try {
        return await step
      } catch (error) {
        // Later ones only say that the transaction is aborted.
        failure ??= { error }
      }
    }),
  )
  if (failure) throw failure.error
  return results as { -readonly [I in keyof Steps]: Awaited<Steps[I]> }
}

/** Sends the queries that a transaction issues in one turn of the event loop as one packet; pg sends each by itself. */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  let isCorked = false
  const query = (...args: unknown[]) => {
    if (!isCorked && client.getTransactionStatus() === 'T') {
      isCorked = true
      stream.cork()
      process.nextTick(() => {
        isCorked = false
        stream.uncork()
      })
    }
    return send(...args)
  }
  Object.assign(client, { query })
}
