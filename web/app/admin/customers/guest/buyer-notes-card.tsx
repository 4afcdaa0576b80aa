import { BuyerNotesResponse, buyerNotesLimits } from '../../../../../contract/admin/buyers.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { useUnsavedChanges } from '../../../ui/forms/unsaved-changes.ts'
import { toast } from '../../../ui/toast.tsx'
import { Card } from '../../components/card.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { useDraft } from '../../components/use-draft.ts'
import { ChipsField } from '../../products/components/chips-field.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'
import { usualTags } from './usual-tags.ts'

type BuyerNotesCardProps = {
  noted: { phone: string; notes: string; tags: string[] }
  title: string
}

/** The shop's own notes and tags about a buyer, by phone. */
export function BuyerNotesCard({ noted: { phone, notes, tags }, title }: BuyerNotesCardProps) {
  const { t } = useTranslation(['people', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()
  const { draft, set, isDirty, replace } = useDraft({ notes, tags })
  useUnsavedChanges(isDirty && !isBusy)

  async function save(): Promise<void> {
    const saved = await call('PUT', '/api/orders/buyer/notes', { phone, ...draft }, BuyerNotesResponse)
    if (!saved) return
    replace(saved.data)
    toast({ text: t('admin:saved') })
  }

  return (
    <Card title={title}>
      <FailureBanner failure={failure} />
      <div className="sheet-fields">
        <TextArea
          label={t('people:customers.notes.label')}
          hint={t('people:guest.notesHint')}
          name="notes"
          value={draft.notes}
          maxLength={buyerNotesLimits.notes}
          rows={3}
          onChange={(event) => set('notes', event.currentTarget.value)}
          error={errorAt(failure, 'notes')}
        />
        <ChipsField
          name="tags"
          label={t('people:guest.tags')}
          choices={usualTags.map((tag) => t(`people:guest.usualTags.${tag}`)).map((label) => ({ value: label, label }))}
          values={draft.tags}
          onChange={(values) => set('tags', values.slice(0, buyerNotesLimits.tags))}
          error={errorAt(failure, 'tags')}
          canCreate
        />
      </div>
      {isDirty && (
        <Button className="mt-3" busy={isBusy} onClick={() => void save()}>
          {t('people:customers.notes.save')}
        </Button>
      )}
    </Card>
  )
}
