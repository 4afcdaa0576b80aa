import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import type { MomoSandboxPayment, MomoSandboxRecord, MomoSandboxStore } from './sandbox-record.ts'

const { momoSandbox } = schema

/** The sandbox's records in the shop's database, so that they survive a restart as MoMo's would. */
export function createMomoSandboxStore(db: Db): MomoSandboxStore {
  async function find(condition: ReturnType<typeof eq>): Promise<MomoSandboxRecord | undefined> {
    const [found] = await db.select({ record: momoSandbox.record }).from(momoSandbox).where(condition).limit(1)
    return found?.record as MomoSandboxRecord | undefined
  }

  return {
    findByOrderId: (orderId) => find(eq(momoSandbox.orderId, orderId)),
    findByRequestId: (requestId) => find(eq(momoSandbox.requestId, requestId)),
    findPaymentByTransId: async (transId) => {
      const isPayment = sql`${momoSandbox.record} ->> 'kind' = 'payment'`
      const condition = and(eq(momoSandbox.transId, transId), isPayment)
      return (condition && (await find(condition))) as MomoSandboxPayment | undefined
    },
    insertIfAbsent: async (record) => {
      const inserted = await db.insert(momoSandbox).values(rowOf(record)).onConflictDoNothing().returning({ id: momoSandbox.requestId })
      return inserted.length > 0
    },
    save: async (record, expectedVersion) => {
      const isExpected = and(eq(momoSandbox.requestId, record.requestId), eq(momoSandbox.version, expectedVersion))
      const { transId, version } = rowOf(record)
      const saved = await db
        .update(momoSandbox)
        .set({ transId, version, record })
        .where(isExpected)
        .returning({ id: momoSandbox.requestId })
      return saved.length > 0
    },
  }
}

function rowOf(record: MomoSandboxRecord) {
  const { requestId, orderId, version } = record
  return { requestId, orderId, version, record, transId: record.kind === 'refusal' ? null : record.transId }
}

export type SandboxCredentials = { partnerCode: string; accessKey: string; secretKey: string }

/** No requestId of a shop has this value, because it contains a blank. */
const keysName = 'the keys'

/** The keys of this installation's sandbox: generated at the first start, the same for every process. */
export async function readSandboxCredentials(db: Db): Promise<SandboxCredentials> {
  const drawn = { partnerCode: 'SANDBOX', accessKey: randomBytes(12).toString('hex'), secretKey: randomBytes(24).toString('hex') }
  await db.insert(momoSandbox).values({ requestId: keysName, version: 0, record: drawn }).onConflictDoNothing()
  const [kept] = await db.select({ record: momoSandbox.record }).from(momoSandbox).where(eq(momoSandbox.requestId, keysName))
  return kept?.record as SandboxCredentials
}
