import { useState } from 'react'
import type { Province } from '../../../../contract/accounts.ts'
import { LocationsMessage } from '../../../../contract/admin/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useDraft } from '../components/use-draft.ts'
import { useAdminRequest } from '../use-admin-request.ts'
import { areasOf, type CoverageDraft, type TakenMode, type Zone, zoneName } from './coverage.rule.ts'

/**
 * State of the form for delivery fees to all provinces, saved by one call. `covered`: the provinces that already have
 * an area.
 */
export function useCoverage({ home, provinces, covered }: { home: string; provinces: readonly Province[]; covered: ReadonlySet<string> }) {
  const { t } = useTranslation('locations')
  const { draft, change, isDirty } = useDraft<CoverageDraft>({ kind: 'one', home, terms: {}, freeFrom: null })
  const [taken, setTaken] = useState<TakenMode>(covered.size === provinces.length ? 'move' : 'keep')
  const { call, isBusy, failure } = useAdminRequest()

  const nameOf = (zone: Zone) => zoneName(zone, { home: draft.home, isRest: covered.size > 0 && taken === 'keep' })

  /** Returns false if the API refused. */
  async function save(): Promise<boolean> {
    const body = { areas: areasOf(draft, provinces, nameOf), ...(covered.size > 0 ? { taken } : {}) }
    if (!(await call('POST', '/api/locations/add-many', body, LocationsMessage))) return false
    toast({ text: t('coverage.saved') })
    return true
  }

  return { draft, change, isDirty, taken, setTaken, isBusy, failure: prefixError(failure, t('failed.addLocation')), save }
}
