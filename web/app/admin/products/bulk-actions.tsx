import { useState } from 'react'
import type { BulkChange } from '../../../../contract/admin/products.ts'
import { type Collection, ProductStatus, type Tag } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { BulkBar } from '../components/table/bulk-bar.tsx'
import type { BulkResult, FailedItem } from '../components/table/send-in-chunks.ts'
import { useConfirmClose } from '../components/use-confirm-close.ts'
import { ChipsField } from './components/chips-field.tsx'
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
        <AddDialog
          title={t(`bulk.${adding}Title`, { count })}
          label={t(adding === 'addTags' ? 'editor.tags' : 'editor.collections')}
          choices={
            adding === 'addTags'
              ? tags.map(({ name, label }) => ({ value: name, label }))
              : collections.map(({ _id, label }) => ({ value: _id, label }))
          }
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

type AddDialogProps = {
  title: string
  label: string
  choices: readonly { value: string; label: string }[]
  canCreate: boolean
  onClose: () => void
  onAdd: (values: string[]) => void
}

function AddDialog({ title, label, choices, canCreate, onClose, onAdd }: AddDialogProps) {
  const { t } = useTranslation(['products', 'admin'])
  const [values, setValues] = useState<string[]>([])
  const leave = useConfirmClose(values.length > 0, onClose)
  return (
    <Dialog
      isOpen
      onClose={leave}
      title={title}
      className="chips-dialog"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={leave}>
            {t('admin:cancel')}
          </Button>
          <Button disabled={values.length === 0} onClick={() => onAdd(values)}>
            {t('bulk.apply')}
          </Button>
        </div>
      }
    >
      <ChipsField name="added" label={label} choices={choices} values={values} onChange={setValues} canCreate={canCreate} />
    </Dialog>
  )
}
