import type { Config } from '../config.ts'
import type { Db } from '../database/client.ts'
import { beforeCommit } from '../database/transaction.ts'
import type { Jobs } from '../jobs.ts'
import { cdnProviders, tagOfAll } from './cdn-provider.ts'

/** Purges what has one of these tags, or everything (null), soon after the commit. */
export type PurgeCdn = (tx: Db, tags: string[] | null) => Promise<void>

type Cdn = NonNullable<Config['cdn']>

const job = 'purge-cdn'
/** By then every process knows of the change: none can send the CDN an old response after the purge. */
const delayMs = 1_000
const timeoutMs = 10_000
/** More tags than this are purged as everything. */
const maxTags = 1_000

/** The tags that each transaction invalidates; null: everything. */
const collected = new WeakMap<Db, Set<string> | null>()

/** Each transaction queues one job; a run takes all that are due, and sends as few requests as the CDN's API allows. */
export async function openCdnPurge(jobs: Jobs, cdn: Cdn): Promise<PurgeCdn> {
  await jobs.defineBatch<{ tags: string[] }>(job, async (tasks) => {
    for (const tags of purgesOf(
      tasks.flatMap((task) => task.tags),
      cdn,
    ))
      await purge(cdn, tags)
  })
  return async (tx, tags) => {
    const known = collected.get(tx)
    collected.set(tx, tags === null || known === null ? null : new Set([...(known ?? []), ...tags]))
    beforeCommit(tx, job, async (last) => {
      const all = collected.get(tx)
      await jobs.send(last, job, { tags: all ? [...all] : [tagOfAll] }, { after: new Date(Date.now() + delayMs) })
    })
  }
}

/** The tags of each request. */
export function purgesOf(tags: string[], { name }: Pick<Cdn, 'name'>): string[][] {
  const distinct = [...new Set(tags)]
  if (distinct.includes(tagOfAll) || distinct.length > maxTags) return [[tagOfAll]]
  const { maxTagsPerPurge } = cdnProviders[name]
  return Array.from({ length: Math.ceil(distinct.length / maxTagsPerPurge) }, (_, at) =>
    distinct.slice(at * maxTagsPerPurge, (at + 1) * maxTagsPerPurge),
  )
}

/** Throws if the CDN did not accept it: the job is retried. */
async function purge({ name, purgeUrl, token }: Cdn, tags: string[]): Promise<void> {
  const response = await fetch(purgeUrl, {
    method: 'POST',
    ...cdnProviders[name].purgeRequest(tags, token),
    redirect: 'error', // the token must not be sent to another URL
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the CDN refused a purge with status ${response.status}`)
}
