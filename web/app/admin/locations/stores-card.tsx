import { useState } from 'react'
import { PlaceMessage } from '../../../../contract/content.admin.ts'
import type { Store } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../parts/card.tsx'
import { confirm } from '../parts/confirm-store.ts'
import { FailureBanner } from '../parts/failure-banner.tsx'
import { ReorderList } from '../parts/reorder-list.tsx'
import { useSavedOrder } from '../parts/use-saved-order.ts'
import { withWords } from '../parts/with-words.ts'
import { useAdminCall } from '../use-admin-call.ts'
import { PlaceRow } from './place-row.tsx'
import { StoreDialog, TestLink } from './store-dialog.tsx'

export function StoresCard({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation(['locations', 'admin'])
  const [edited, setEdited] = useState<Store | 'new' | null>(null)
  const { shown, reorder, failure, clearFailure } = useSavedOrder(stores, {
    method: 'PUT',
    path: '/api/stores/order',
    schema: PlaceMessage,
  })
  const removing = useAdminCall()

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
      <FailureBanner failure={withWords(failure, t('failed.updateStore')) ?? withWords(removing.failure, t('failed.deleteStore'))} />
      <ReorderList items={shown} idOf={({ _id }) => _id} nameOf={({ name }) => name} onReorder={move}>
        {(store) => (
          <PlaceRow
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
