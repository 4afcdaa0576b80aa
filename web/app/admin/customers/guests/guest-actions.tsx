import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'
import { BuyerNotesResponse, BuyerResponse, buyerNotesLimits } from '../../../../../contract/admin/buyers.ts'
import { maxChosenGuests } from '../../../../../contract/admin/guests.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
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
}

/** What is done with the selected guests: a tag for all of them, a file of them. */
export function GuestActions({ selection, phones, nameOf }: GuestActionsProps) {
  const { t } = useTranslation(['people', 'admin'])
  const many = useBulkRequest(1)
  const [isTagging, setTagging] = useState(false)
  const [failed, setFailed] = useState<readonly FailedItem[]>([])
  const count = selection.ids.length

  async function tag(added: readonly string[]): Promise<void> {
    setTagging(false)
    setFailed([])
    const outcome = await many.run(
      selection.ids,
      async ([phone = '']) => {
        const { data } = await browserApi().get(withQuery('/api/orders/buyer', { phone }), BuyerResponse)
        const { notes = '', tags: before = [] } = data.buyer ?? {}
        const tags = [...new Set([...before, ...added])]
        if (tags.length > buyerNotesLimits.tags) return [{ _id: phone, message: t('guest.tooManyTags', { count: buyerNotesLimits.tags }) }]
        if (tags.length > before.length)
          await browserApi().send('PUT', '/api/orders/buyer/notes', { phone, notes, tags }, BuyerNotesResponse)
        return []
      },
      t('guest.tagged', { count }),
    )
    if (!outcome) return
    selection.setAll(outcome.handled, false)
    setFailed(outcome.failed)
  }

  return (
    <>
      <FailureBanner failure={many.failure} />
      <FailedRows title={t('admin:notDone')} failed={failed} nameOf={nameOf} />
      <BulkBar selection={selection} pageIds={phones} run={many}>
        <button type="button" className="small-button" disabled={many.isBusy} onClick={() => setTagging(true)}>
          <Tag aria-hidden size={18} />
          {t('guest.addTags')}
        </button>
        {count <= maxChosenGuests && (
          <ExportLink isPersonal isSmall path="/api/users/guests/export.csv" narrowing={[]} more={{ phone: selection.ids.join(',') }} />
        )}
      </BulkBar>
      {isTagging && (
        <AddManyDialog
          title={t('guest.addTagsTitle', { count })}
          label={t('guest.tags')}
          verb={t('guest.addTagsVerb')}
          choices={usualTags.map((each) => t(`guest.usualTags.${each}`)).map((label) => ({ value: label, label }))}
          canCreate
          onClose={() => setTagging(false)}
          onAdd={(values) => void tag(values)}
        />
      )}
    </>
  )
}
