import { useState } from 'react'
import type { Province } from '../../../../contract/accounts.ts'
import { LocationsMessage } from '../../../../contract/content.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../parts/use-draft.ts'
import { withWords } from '../parts/with-words.ts'
import { useAdminCall } from '../use-admin-call.ts'
import { areasOf, type CoverageDraft, storedName, type Taken, type Zone } from './coverage.ts'

/** Delivery fees for all provinces while they are written, and saved with one call. `covered`: the provinces that have an area already. */
export function useCoverage({ home, provinces, covered }: { home: string; provinces: readonly Province[]; covered: ReadonlySet<string> }) {
  const { t } = useTranslation('locations')
  const { draft, change, isDirty } = useDraft<CoverageDraft>({ kind: 'one', home, terms: {}, freeFrom: null })
  const [taken, setTaken] = useState<Taken>(covered.size === provinces.length ? 'move' : 'keep')
  const { call, isBusy, failure } = useAdminCall()

  const nameOf = (zone: Zone) => storedName(zone, { home: draft.home, isRest: covered.size > 0 && taken === 'keep' })

  /** False where it was refused. */
  async function save(): Promise<boolean> {
    const body = { areas: areasOf(draft, provinces, nameOf), ...(covered.size > 0 ? { taken } : {}) }
    if (!(await call('POST', '/api/locations/add-many', body, LocationsMessage))) return false
    toast({ text: t('coverage.saved') })
    return true
  }

  return { draft, change, isDirty, taken, setTaken, isBusy, failure: withWords(failure, t('failed.addLocation')), save }
}
