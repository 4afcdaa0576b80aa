import type { Database } from '../platform/database/database.ts'
import type { Replica, WalPosition, WalReader } from '../platform/database/replica.ts'

/** For tests: the write-ahead log of a primary, which moves when the test says so. */
export function fakeWal() {
  const state: WalPosition & { isDown: boolean } = { isReplica: false, position: 1, identity: 'shop', isDown: false }
  const reader: WalReader = {
    async read() {
      if (state.isDown) throw new Error('ECONNREFUSED')
      return { ...state }
    },
    close: async () => undefined,
  }
  return { state, reader }
}

/** For tests: a replica on a database of its own. What it has replayed is what the test sets. */
export function fakeReplica(database: Pick<Database, 'db' | 'query'>) {
  const state: WalPosition & { isDown: boolean } = { isReplica: true, position: 1, identity: 'shop', isDown: false }
  let lose: (error: Error) => void = () => undefined
  const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const replica: Replica = {
    host: 'replica:5432',
    db: database.db,
    query: (statement) => (state.isDown ? Promise.reject(refused()) : database.query(statement)),
    async readPosition() {
      if (state.isDown) throw refused()
      return { ...state }
    },
    onLost: (react) => {
      lose = react
    },
    close: async () => undefined,
  }
  return { state, replica, lose: () => lose(new Error('Connection terminated unexpectedly')) }
}
