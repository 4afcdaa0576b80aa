import type { NewStore, StoreChange } from '../../../../contract/admin/content.ts'
import type { Store } from '../../../../contract/content.ts'
import type { Bilingual, Language } from '../../../../contract/language/language.schema.ts'
import { newId } from '../../../../db/new-id.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { insertStore, type StoreRow } from '../content.sql.ts'
import { presentStore } from '../present-content.rule.ts'
import { changeStoresAndAreas, type Deps } from './change-stores-and-areas.ts'
import { findStore, nextPosition, updateStore } from './stores-and-areas.sql.ts'

type By = { adminId: string; language: Language }

export async function addStore(deps: Deps, input: NewStore, { adminId, language }: By): Promise<Store> {
  const { address, url, hours } = input
  return changeStoresAndAreas(deps, async (tx) => {
    const id = newId('sto')
    const name = namesOf(input.name ?? address)
    const position = await nextPosition(tx, 'stores')
    await insertStore(tx, { id, name, address, url, hours: hours || null, position, createdAt: deps.clock.now() })
    return { result: await getStore(tx, id, language), trace: { adminId, what: 'store.create', subject: id, details: input } }
  })
}

export async function changeStore(deps: Deps, { id, change, adminId, language }: By & { id: string; change: StoreChange }): Promise<Store> {
  const { name, address, url, hours } = change
  return changeStoresAndAreas(deps, async (tx) => {
    if (!(await findStore(tx, id))) throw new AppError('not_found')
    const columns: Partial<StoreRow> = {
      ...(name === undefined ? {} : { name: namesOf(name) }),
      ...(address === undefined ? {} : { address }),
      ...(url === undefined ? {} : { url }),
      ...(hours === undefined ? {} : { hours: hours || null }),
    }
    if (Object.keys(columns).length > 0) await updateStore(tx, id, columns)
    return { result: await getStore(tx, id, language), trace: { adminId, what: 'store.update', subject: id, details: change } }
  })
}

function namesOf(name: string | Bilingual): Bilingual {
  return typeof name === 'string' ? { vi: name, en: name } : name
}

async function getStore(tx: Db, id: string, language: Language): Promise<Store> {
  return presentStore((await findStore(tx, id)) as StoreRow, language)
}
