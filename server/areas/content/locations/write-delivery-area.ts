import type { LocationChange, NewLocation } from '../../../../contract/admin/content.ts'
import type { Location } from '../../../../contract/content.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { newId } from '../../../../db/new-id.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError, type IssueKey } from '../../../platform/http/errors.ts'
import { provinceByName } from '../../accounts/accounts.ts'
import * as find from '../content.sql.ts'
import { findLocation } from '../read-content.ts'
import { changeStoresAndAreas, type Deps } from './change-stores-and-areas.ts'
import { findTakenProvinces, nextPosition, updateLocation } from './stores-and-areas.sql.ts'

export type By = { adminId: string; language: Language }
const usualDays = [3, 5] as const

export async function addLocation(deps: Deps, input: NewLocation, { adminId, language }: By): Promise<Location> {
  return changeStoresAndAreas(deps, async (tx) => {
    const provinceCodes = await freeProvinces(tx, input.provinces ?? provincesNamed(input.location), '')
    const position = await nextPosition(tx, 'locations')
    const id = await insertArea(tx, input, { provinceCodes, position, createdAt: deps.clock.now() })
    return { result: await getLocation(tx, id, language), trace: { adminId, what: 'location.create', subject: id, details: input } }
  })
}

type Place = { provinceCodes: string[]; position: number; createdAt: Date }

/** Returns the id of the new area. */
export async function insertArea(tx: Db, input: NewLocation, place: Place): Promise<string> {
  const id = newId('loc')
  const [daysMin, daysMax] = input.days ?? usualDays
  await find.insertLocation(tx, {
    ...{ id, daysMin, daysMax, ...place },
    location: input.location,
    nameEn: input.labels?.en || null,
    shippingVnd: input.shippingFee,
    freeFromVnd: input.freeFrom ?? null,
  })
  return id
}

function provincesNamed(location: string): string[] {
  return provinceByName(location) ? [location] : []
}

type LocationChangeRequest = By & { id: string; change: LocationChange }

/** Changes the given fields. Existing orders keep their fee. */
export async function changeLocation(deps: Deps, { id, change, adminId, language }: LocationChangeRequest): Promise<Location> {
  const { location, labels, provinces, shippingFee, freeFrom, days } = change
  return changeStoresAndAreas(deps, async (tx) => {
    if (!(await find.findLocationRow(tx, id))) throw new AppError('not_found')
    const columns = {
      ...(location === undefined ? {} : { location }),
      ...(labels ? { nameEn: labels.en || null } : {}),
      ...(provinces ? { provinceCodes: await freeProvinces(tx, provinces, id) } : {}),
      ...(shippingFee === undefined ? {} : { shippingVnd: shippingFee }),
      ...(freeFrom === undefined ? {} : { freeFromVnd: freeFrom }),
      ...(days ? { daysMin: days[0], daysMax: days[1] } : {}),
    }
    if (Object.keys(columns).length > 0) await updateLocation(tx, id, columns)
    return { result: await getLocation(tx, id, language), trace: { adminId, what: 'location.update', subject: id, details: change } }
  })
}

/** The codes of provinces by their names: without duplicates, known, and in no other area. */
async function freeProvinces(tx: Db, names: string[], ownId: string): Promise<string[]> {
  const codes = names.map((name) => provinceByName(name)?.code)
  refuseWhere(names, (at) => (codes[at] === undefined ? 'choice' : codes.indexOf(codes[at]) < at ? 'twice' : null), 'invalid_input')
  const known = codes as string[]
  const taken = new Set(await findTakenProvinces(tx, known, ownId))
  refuseWhere(names, (at) => (taken.has(known[at] as string) ? 'province_taken' : null), 'province_taken')
  return known
}

function refuseWhere(names: string[], reason: (at: number) => string | null, code: 'invalid_input' | 'province_taken'): void {
  const issues = names.flatMap((_, at): IssueKey[] => {
    const key = reason(at)
    return key ? [{ path: `provinces.${at}`, key }] : []
  })
  if (issues.length > 0) throw new AppError(code, { issues })
}

async function getLocation(tx: Db, id: string, language: Language): Promise<Location> {
  return (await findLocation(tx, id, language)) as Location
}
