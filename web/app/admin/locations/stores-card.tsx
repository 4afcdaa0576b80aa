import { useState } from 'react'
import { PlaceMessage } from '../../../../contract/admin/content.ts'
import type { Store } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../components/card.tsx'
import { confirm } from '../components/confirm-store.ts'
import { FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { ReorderList } from '../components/table/reorder-list.tsx'
import { useReorder } from '../components/table/use-reorder.ts'
import { useAdminRequest } from '../use-admin-request.ts'
import { LocationRow } from './location-row.tsx'
import { StoreDialog, TestLink } from './store-dialog.tsx'

export function StoresCard({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation(['locations', 'admin'])
  const [edited, setEdited] = useState<Store | 'new' | null>(null)
  const { shown, reorder, failure, clearFailure } = useReorder(stores, {
    method: 'PUT',
    path: '/api/stores/order',
    schema: PlaceMessage,
  })
  const removing = useAdminRequest()

  function move(next: Store[]): void {
    removing.clearFailure()
    void reorder(next)
  }

  async function remove({ _id, name }: Store): Promise<void> {
    const question = { title: t('removeStoreTitle', { name }), text: t('removeStoreText'), verb: t('removeStoreVerb') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    clearFailure()
    if (await removing.call('DELETE', `/api/stores/${_id}`, undefined, PlaceMessage)) toast({ text: t('admin:removed') })
  }

  return (
    <Card
      title={t('stores')}
      actions={
        <button type="button" className="small-button" onClick={() => setEdited('new')}>
          {t('addStore')}
        </button>
      }
    >
      <p className="mb-4 text-soft">{stores.length > 0 ? t('storesText') : t('noStores')}</p>
      <FailureBanner failure={prefixError(failure, t('failed.updateStore')) ?? prefixError(removing.failure, t('failed.deleteStore'))} />
      <ReorderList items={shown} idOf={({ _id }) => _id} nameOf={({ name }) => name} onReorder={move}>
        {(store) => (
          <LocationRow
            name={store.name}
            lines={[store.address, ...(store.hours ? [store.hours] : []), <TestLink key="link" url={store.url} />]}
            edit={() => setEdited(store)}
            remove={() => void remove(store)}
          />
        )}
      </ReorderList>
      {edited && <StoreDialog store={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}
