import { buyerNotesLimits } from '../../../../../contract/admin/buyers.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { useUnsavedChanges } from '../../../ui/forms/unsaved-changes.ts'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { ConflictAlert } from '../../components/conflict-alert.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { ChipsField } from '../../products/components/chips-field.tsx'
import { type NotedPhone, useBuyerNotes } from './use-buyer-notes.ts'
import { usualTags } from './usual-tags.ts'

/** The shop's own notes and tags about a buyer, by phone. */
export function BuyerNotesCard({ noted, title }: { noted: NotedPhone; title: string }) {
  const { t } = useTranslation(['people', 'admin'])
  const { draft, set, isDirty, isBusy, failure, unread, save, resolve } = useBuyerNotes(noted)
  useUnsavedChanges(isDirty && !isBusy)
  const isConflict = failure?.code === 'version_conflict'
  return (
    <Card title={title}>
      {isConflict ? (
        <ConflictAlert
          title={t('admin:conflict.notesTitle')}
          text={t('admin:conflict.notesText')}
          seeAt={adminPaths.guest(noted.phone)}
          isBusy={isBusy}
          onResolve={(isMine) => void resolve(isMine)}
        />
      ) : (
        <FailureBanner failure={failure} />
      )}
      <FailureBanner failure={unread} />
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
