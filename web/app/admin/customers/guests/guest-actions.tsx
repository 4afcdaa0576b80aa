import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'
import { BuyerTagsResponse, maxTaggedBuyers } from '../../../../../contract/admin/buyers.ts'
import { maxChosenGuests } from '../../../../../contract/admin/guests.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { AddManyDialog } from '../../components/add-many-dialog.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { BulkBar } from '../../components/table/bulk-bar.tsx'
import { ExportLink } from '../../components/table/export-link.tsx'
import { FailedRows } from '../../components/table/failed-rows.tsx'
import type { FailedItem } from '../../components/table/send-in-chunks.ts'
import { useBulkRequest } from '../../components/table/use-bulk-request.ts'
import type { Selection } from '../../components/table/use-selection.ts'
import { usualTags } from '../guest/usual-tags.ts'

type GuestActionsProps = {
  selection: Selection
  /** The phones of the page. */
  phones: readonly string[]
  nameOf: (phone: string) => string
  /** The tags that some guest has. */
  tags: readonly string[]
}

/** What is done with the selected guests: tags for all of them or away from them, a file of them. */
export function GuestActions({ selection, phones, nameOf, tags }: GuestActionsProps) {
  const { t } = useTranslation(['people', 'admin'])
  const many = useBulkRequest(maxTaggedBuyers)
  const [change, setChange] = useState<'add' | 'remove' | null>(null)
  const [failed, setFailed] = useState<readonly FailedItem[]>([])
  const count = selection.ids.length

  async function tag(changed: 'add' | 'remove', chosen: readonly string[]): Promise<void> {
    setChange(null)
    setFailed([])
    const outcome = await many.run(
      selection.ids,
      async (chunk) => {
        const body = { phones: chunk, [changed]: chosen }
        return (await browserApi().send('PATCH', '/api/orders/buyers/tags', body, BuyerTagsResponse)).failed
      },
      t(`guest.tagging.${changed}.done`, { count }),
    )
    if (!outcome) return
    selection.setAll(outcome.handled, false)
    setFailed(outcome.failed)
  }

  const usual = usualTags.map((each) => t(`guest.usualTags.${each}`))
  const choices = change === 'remove' ? tags : [...new Set([...usual, ...tags])]
  return (
    <>
      <FailureBanner failure={many.failure} />
      <FailedRows title={t('admin:notDone')} failed={failed} nameOf={nameOf} />
      <BulkBar selection={selection} pageIds={phones} run={many}>
        <button type="button" className="small-button" disabled={many.isBusy} onClick={() => setChange('add')}>
          <Tag aria-hidden size={18} />
          {t('guest.tagging.add.verb')}
        </button>
        {tags.length > 0 && (
          <button type="button" className="small-button" disabled={many.isBusy} onClick={() => setChange('remove')}>
            {t('guest.tagging.remove.verb')}
          </button>
        )}
        {count <= maxChosenGuests && (
          <ExportLink isPersonal isSmall path="/api/users/guests/export.csv" narrowing={[]} more={{ phone: selection.ids.join(',') }} />
        )}
      </BulkBar>
      {change && (
        <AddManyDialog
          title={t(`guest.tagging.${change}.title`, { count })}
          label={t('guest.tags')}
          verb={t(`guest.tagging.${change}.verb`)}
          choices={choices.map((label) => ({ value: label, label }))}
          canCreate={change === 'add'}
          onClose={() => setChange(null)}
          onAdd={(values) => void tag(change, values)}
        />
      )}
    </>
  )
}
