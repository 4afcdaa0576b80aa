import { useState } from 'react'
import type { Province } from '../../../../contract/accounts.ts'
import { PlaceMessage } from '../../../../contract/admin/content.ts'
import type { Location } from '../../../../contract/content.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../components/card.tsx'
import { confirm } from '../components/confirm-store.ts'
import { FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { ReorderList } from '../components/table/reorder-list.tsx'
import { useReorder } from '../components/table/use-reorder.ts'
import { useAdminRequest } from '../use-admin-request.ts'
import { AreaDialog } from './area-dialog.tsx'
import { CoverageDialog } from './coverage-dialog.tsx'
import { CoverageForm } from './coverage-form.tsx'
import { LocationRow } from './location-row.tsx'

type AreasCardProps = {
  areas: readonly Location[]
  provinces: readonly Province[]
  /** The province the shop is probably in; empty if unknown. */
  home: string
}

export function AreasCard({ areas, provinces, home }: AreasCardProps) {
  const { t } = useTranslation(['locations', 'admin'])
  const [edited, setEdited] = useState<Location | 'new' | 'all' | null>(null)
  const { shown, reorder, failure, clearFailure } = useReorder(areas, {
    method: 'PUT',
    path: '/api/locations/order',
    schema: PlaceMessage,
  })
  const removing = useAdminRequest()
  const covered = new Set(areas.flatMap((area) => area.provinces))
  const uncovered = provinces.filter(({ name }) => !covered.has(name))

  function placesOf(area: Location): string {
    if (area.provinces.length === provinces.length) return t('allProvinces', { count: provinces.length })
    return area.provinces.join(', ') || t('noProvinces')
  }

  function move(next: Location[]): void {
    removing.clearFailure()
    void reorder(next)
  }

  async function remove(area: Location): Promise<void> {
    const isSure = await confirm({
      title: t('removeAreaTitle', { name: area.label }),
      text: area.provinces.length > 0 ? t('removeAreaText', { provinces: area.provinces.join(', ') }) : t('noProvinces'),
      verb: t('removeAreaVerb'),
      isDestructive: true,
    })
    if (!isSure) return
    clearFailure()
    if (await removing.call('DELETE', `/api/locations/${area._id}`, undefined, PlaceMessage)) toast({ text: t('admin:removed') })
  }

  return (
    <Card
      title={t('areas')}
      actions={
        <span className="flex flex-wrap gap-2">
          {areas.length > 0 && (
            <button type="button" className="small-button" onClick={() => setEdited('all')}>
              {t('coverage.open')}
            </button>
          )}
          <button type="button" className="small-button" onClick={() => setEdited('new')}>
            {t('addArea')}
          </button>
        </span>
      }
    >
      <p className="mb-4 text-soft">{areas.length > 0 ? t('areasText') : t('noAreasText')}</p>
      {areas.length === 0 && <CoverageForm home={home} provinces={provinces} />}
      <FailureBanner
        failure={prefixError(failure, t('failed.updateLocation')) ?? prefixError(removing.failure, t('failed.deleteLocation'))}
      />
      <ReorderList items={shown} idOf={({ _id }) => _id} nameOf={({ label }) => label} onReorder={move}>
        {(area) => (
          <LocationRow
            name={area.label}
            lines={[<Terms key="terms" area={area} />, placesOf(area)]}
            edit={() => setEdited(area)}
            remove={() => void remove(area)}
          />
        )}
      </ReorderList>
      {areas.length === 0 ? null : uncovered.length === 0 ? (
        <p className="mt-4 text-soft">{t('covered')}</p>
      ) : (
        <details className="mt-4">
          <summary className="cursor-pointer font-bold">{t('uncovered', { count: uncovered.length })}</summary>
          <p className="mt-2 text-soft">{uncovered.map(({ name }) => name).join(', ')}</p>
        </details>
      )}
      {edited === 'all' && <CoverageDialog {...{ home, provinces, covered }} onClose={() => setEdited(null)} />}
      {edited && edited !== 'all' && (
        <AreaDialog
          area={edited === 'new' ? null : edited}
          free={provinces.filter(({ name }) => !covered.has(name) || (edited !== 'new' && edited.provinces.includes(name)))}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  )
}

/** The fee and the delivery time of an area, in one line. */
function Terms({ area: { shippingFee, freeFrom, days } }: { area: Location }) {
  const { t } = useTranslation('locations')
  const parts = [
    shippingFee === 0 ? t('rowNoFee') : t('rowFee', { fee: formatAmount(shippingFee) }),
    shippingFee > 0 && freeFrom !== null ? t('rowFree', { from: formatAmount(freeFrom) }) : '',
    t('rowDays', { from: days[0], to: days[1] }),
  ]
  return parts.filter(Boolean).join(' · ')
}
