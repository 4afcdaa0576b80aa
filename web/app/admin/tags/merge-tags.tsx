import { useState } from 'react'
import { TagMessage } from '../../../../contract/admin/taxonomy.ts'
import type { Tag } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useAdminRequest } from '../use-admin-request.ts'

type MergeTagsProps = {
  tags: readonly Tag[]
  /** Called for each merged tag, even if a later one fails. */
  onMerged: (tag: Tag) => void
  onClose: () => void
  onDone: () => void
}

/** Merges several tags into one: by default the one with the most products. */
export function MergeTags({ tags, onMerged, onClose, onDone }: MergeTagsProps) {
  const { t } = useTranslation(['taxonomy', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()
  const [merged, setMerged] = useState<readonly string[]>([])
  const left = tags.filter(({ name }) => !merged.includes(name))
  const largest = tags.toSorted((a, b) => (b.productTotal ?? 0) - (a.productTotal ?? 0))[0]
  const [target, setTarget] = useState(largest?.name ?? '')

  async function merge(): Promise<void> {
    for (const tag of left) {
      const { name } = tag
      if (name === target) continue
      if (!(await call('PATCH', `/api/tags/${encodeURIComponent(name)}`, { name: target, merge: true }, TagMessage))) return
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
      <FailureBanner failure={prefixError(failure, t('failed.updateTag'))} />
      {failure && merged.length > 0 && <p className="mb-4">{t('tags.mergedSoFar', { names: merged.join(', ') })}</p>}
      <p className="mb-4">{t('tags.mergeText')}</p>
      <SelectField name="kept" label={t('tags.mergeInto')} value={target} onChange={(event) => setTarget(event.currentTarget.value)}>
        {left.map(({ _id, name, productCount, productTotal = productCount }) => (
          <option key={_id} value={name}>
            {name} ({t('products', { count: productTotal })})
          </option>
        ))}
      </SelectField>
    </Dialog>
  )
}
