import type { MomoSandboxPayment, MomoSandboxRecord, MomoSandboxStore } from './sandbox-record.ts'

/** For tests. Stores and returns copies, so that only `save` changes a record. */
export function createMomoSandboxMemory(): MomoSandboxStore {
  const records = new Map<string, MomoSandboxRecord>()

  function find<R extends MomoSandboxRecord>(matches: (record: MomoSandboxRecord) => record is R): R | undefined
  function find(matches: (record: MomoSandboxRecord) => boolean): MomoSandboxRecord | undefined
  function find(matches: (record: MomoSandboxRecord) => boolean) {
    return structuredClone([...records.values()].find(matches))
  }

  return {
    findByOrderId: async (orderId) => find((record) => record.orderId === orderId),
    findByRequestId: async (requestId) => find((record) => record.requestId === requestId),
    findPaymentByTransId: async (transId) =>
      find((record): record is MomoSandboxPayment => record.kind === 'payment' && record.transId === transId),
    insertIfAbsent: async (record) => {
      const isTaken = ({ requestId, orderId }: MomoSandboxRecord) =>
        requestId === record.requestId || (orderId !== null && orderId === record.orderId)
      if (find(isTaken)) return false
      records.set(record.requestId, structuredClone(record))
      return true
    },
    save: async (record, expectedVersion) => {
      if (records.get(record.requestId)?.version !== expectedVersion) return false
      records.set(record.requestId, structuredClone(record))
      return true
    },
  }
}
