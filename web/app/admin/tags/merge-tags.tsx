import { useState } from 'react'
import type { Tag } from '../../../../contract/catalogue.ts'
import { TagMessage } from '../../../../contract/sorting.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { FailureBanner } from '../parts/failure-banner.tsx'
import { withWords } from '../parts/with-words.ts'
import { useAdminCall } from '../use-admin-call.ts'

type MergeTagsProps = {
  tags: readonly Tag[]
  /** One of them is no more, whatever comes of the others. */
  onMerged: (tag: Tag) => void
  onClose: () => void
  onDone: () => void
}

/** Several tags become one: the one that most products have, unless another is chosen. */
export function MergeTags({ tags, onMerged, onClose, onDone }: MergeTagsProps) {
  const { t } = useTranslation(['shelves', 'admin'])
  const { call, isBusy, failure } = useAdminCall()
  const [merged, setMerged] = useState<readonly string[]>([])
  const left = tags.filter(({ name }) => !merged.includes(name))
  const most = tags.toSorted((a, b) => (b.productTotal ?? 0) - (a.productTotal ?? 0))[0]
  const [kept, setKept] = useState(most?.name ?? '')

  async function merge(): Promise<void> {
    for (const tag of left) {
      const { name } = tag
      if (name === kept) continue
      if (!(await call('PATCH', `/api/tags/${encodeURIComponent(name)}`, { name: kept, merge: true }, TagMessage))) return
      setMerged((before) => [...before, name])
      onMerged(tag)
    }
    toast({ text: t('tags.merged') })
    onDone()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tags.mergeTitle')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('admin:cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void merge()}>
            {t('tags.merge', { count: left.length })}
          </Button>
        </div>
      }
    >
      <FailureBanner failure={withWords(failure, t('failed.updateTag'))} />
      {failure && merged.length > 0 && <p className="mb-4">{t('tags.mergedSoFar', { names: merged.join(', ') })}</p>}
      <p className="mb-4">{t('tags.mergeText')}</p>
      <SelectField name="kept" label={t('tags.mergeInto')} value={kept} onChange={(event) => setKept(event.currentTarget.value)}>
        {left.map(({ _id, name, productCount, productTotal = productCount }) => (
          <option key={_id} value={name}>
            {name} ({t('products', { count: productTotal })})
          </option>
        ))}
      </SelectField>
    </Dialog>
  )
}
