import { useState } from 'react'
import type { BulkChange } from '../../../../contract/admin/products.ts'
import { type Collection, ProductStatus, type Tag } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AddManyDialog } from '../components/add-many-dialog.tsx'
import { BulkBar } from '../components/table/bulk-bar.tsx'
import type { BulkResult, FailedItem } from '../components/table/send-in-chunks.ts'
import { PriceDialog } from './prices/price-dialog.tsx'
import type { ProductActions } from './use-product-actions.ts'
import type { ProductSelection } from './use-product-selection.ts'

type BulkActionsProps = {
  choice: ProductSelection
  collections: readonly Collection[]
  tags: readonly Tag[]
  actions: ProductActions
  onFailed: (failed: readonly FailedItem[]) => void
}

type AddTarget = 'addTags' | 'addCollections'

/** The actions for all selected products. */
export function BulkActions({ choice, collections, tags, actions, onFailed }: BulkActionsProps) {
  const { t } = useTranslation('products')
  const [adding, setAdding] = useState<AddTarget | null>(null)
  const [isPricing, setPricing] = useState(false)
  const { selection, matching, chosen } = choice
  const count = selection.ids.length
  // Disabled until all matching products are selected; otherwise the action would change only the current selection.
  const isBusy = actions.isBusy || matching?.isFinding

  /** Rows that were not processed stay selected, so that the same action can continue with them. */
  function finish(outcome: BulkResult | null): void {
    if (!outcome) return
    selection.setAll(outcome.handled, false)
    onFailed(outcome.failed)
  }
  const change = async (wanted: Omit<BulkChange, 'ids'>) => finish(await actions.changeMany(selection.ids, wanted))

  const more = [
    { label: t('bulk.addTags'), run: () => setAdding('addTags') },
    { label: t('bulk.addCollections'), run: () => setAdding('addCollections') },
    ...ProductStatus.options.map((status) => ({
      label: t('bulk.status', { status: t(`statuses.${status}`) }),
      run: () => void change({ status }),
    })),
    { label: t('bulk.delete', { count }), run: () => void actions.remove(chosen).then(finish), isDestructive: true },
  ]

  return (
    <>
      <BulkBar
        selection={selection}
        run={actions.many}
        more={{ actions: more, isDisabled: isBusy === true }}
        {...(matching
          ? {
              selectAll: { matching, selectAllText: t('bulk.offer', { count: matching.total }), allSelectedText: t('bulk.all', { count }) },
            }
          : {})}
      >
        <button type="button" className="small-button" disabled={isBusy} onClick={() => setPricing(true)}>
          {t('prices.button')}
        </button>
        <button type="button" className="small-button" disabled={isBusy} onClick={() => void change({ published: true })}>
          {t('actions.publish')}
        </button>
        <button type="button" className="small-button" disabled={isBusy} onClick={() => void change({ published: false })}>
          {t('actions.hide')}
        </button>
      </BulkBar>
      {isPricing && (
        <PriceDialog
          ids={selection.ids}
          onClose={() => setPricing(false)}
          onDone={() => {
            setPricing(false)
            selection.clear()
          }}
        />
      )}
      {adding && (
        <AddManyDialog
          title={t(`bulk.${adding}Title`, { count })}
          label={t(adding === 'addTags' ? 'editor.tags' : 'editor.collections')}
          choices={
            adding === 'addTags'
              ? tags.map(({ name, label }) => ({ value: name, label }))
              : collections.map(({ _id, label }) => ({ value: _id, label }))
          }
          verb={t('bulk.apply')}
          canCreate={adding === 'addTags'}
          onClose={() => setAdding(null)}
          onAdd={(values) => {
            setAdding(null)
            void change({ [adding]: values })
          }}
        />
      )}
    </>
  )
}
