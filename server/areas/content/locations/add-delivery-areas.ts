import type { NewLocations } from '../../../../contract/admin/content.ts'
import type { Location } from '../../../../contract/content.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError, type IssueKey } from '../../../platform/http/errors.ts'
import { provinceByName } from '../../accounts/accounts.ts'
import { type LocationRow, readLocations } from '../content.sql.ts'
import { listLocations } from '../read-content.ts'
import { changeStoresAndAreas, type Deps } from './change-stores-and-areas.ts'
import { deletePlace, nextPosition, updateLocation } from './stores-and-areas.sql.ts'
import { type By, insertArea } from './write-delivery-area.ts'

/**
 * Adds several delivery areas in one transaction and returns all areas. `taken` decides about provinces that another area
 * has; a call that would add nothing is refused with `province_taken`.
 */
export async function addLocations(deps: Deps, { areas, taken }: NewLocations, { adminId, language }: By): Promise<Location[]> {
  return changeStoresAndAreas(deps, async (tx) => {
    const wanted = readProvinces(areas)
    const existing = await readLocations(tx)
    const isTaken = (code: string) => existing.some(({ provinceCodes }) => provinceCodes.includes(code))
    if (taken === 'refuse') refuseTaken(wanted, isTaken)
    if (taken === 'move') await takeOut(tx, existing, new Set(wanted.flat()))
    const kept = wanted.map((codes) => (taken === 'keep' ? codes.filter((code) => !isTaken(code)) : codes))
    if (kept.every((codes) => codes.length === 0)) throw new AppError('province_taken')
    const start = await nextPosition(tx, 'locations')
    for (const [index, area] of areas.entries()) {
      const provinceCodes = kept[index] ?? []
      if (provinceCodes.length === 0) continue
      await insertArea(tx, area, { provinceCodes, position: start + index, createdAt: deps.clock.now() })
    }
    const trace = { adminId, what: 'location.create-many', subject: 'locations', details: { areas, taken } }
    return { result: await listLocations(tx, language), trace }
  })
}

/** The province codes of each area: known, and each in one area only. */
function readProvinces(areas: NewLocations['areas']): string[][] {
  const seen = new Set<string>()
  const issues: IssueKey[] = []
  const codes = areas.map(({ provinces }, area) =>
    provinces.flatMap((name, at) => {
      const code = provinceByName(name)?.code
      const key = code === undefined ? 'choice' : seen.has(code) ? 'twice' : null
      if (key) issues.push({ path: pathOf(area, at), key })
      if (code === undefined) return []
      seen.add(code)
      return [code]
    }),
  )
  if (issues.length > 0) throw new AppError('invalid_input', { issues })
  return codes
}

function refuseTaken(wanted: string[][], isTaken: (code: string) => boolean): void {
  const issues = wanted.flatMap((codes, area) =>
    codes.flatMap((code, at): IssueKey[] => (isTaken(code) ? [{ path: pathOf(area, at), key: 'province_taken' }] : [])),
  )
  if (issues.length > 0) throw new AppError('province_taken', { issues })
}

/** Removes provinces from the areas that have them. Deletes an area without provinces: nobody could order from it. */
async function takeOut(tx: Db, existing: LocationRow[], moving: ReadonlySet<string>): Promise<void> {
  for (const { id, provinceCodes } of existing) {
    const left = provinceCodes.filter((code) => !moving.has(code))
    if (left.length === provinceCodes.length) continue
    if (left.length === 0) await deletePlace(tx, 'locations', id)
    else await updateLocation(tx, id, { provinceCodes: left })
  }
}

function pathOf(area: number, province: number): string {
  return `areas.${area}.provinces.${province}`
}
