import { OneImage } from '../../../../../contract/admin/media.ts'
import type { Bilingual } from '../../../../../contract/language/languages.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { BilingualField } from '../../components/bilingual-field.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { LibraryThumb } from '../../components/uploads/library-thumb.tsx'
import { useConfirmClose } from '../../components/use-confirm-close.ts'
import { useDraft } from '../../components/use-draft.ts'
import { useAdminRequest } from '../../use-admin-request.ts'
import type { DraftImage } from './product-draft.ts'

type AltDialogProps = { picture: DraftImage; alt: Bilingual; onSaved: (alt: Bilingual) => void; onClose: () => void }

/** The alternative text of a picture. It belongs to the picture, wherever it is used, and is saved at once. */
export function AltDialog({ picture, alt, onSaved, onClose }: AltDialogProps) {
  const { t } = useTranslation(['products', 'media'])
  const { call, isBusy, failure } = useAdminRequest()
  const { draft, set, isDirty } = useDraft({ alt })

  async function save(): Promise<void> {
    if (!(await call('PATCH', `/api/images/${picture._id}`, draft, OneImage, { skipRevalidate: true }))) return
    onSaved(draft.alt)
    toast({ text: t('media:saved') })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={useConfirmClose(isDirty, onClose)}
      title={t('editor.altTitle')}
      className="picture-dialog"
      footer={
        <div className="flex justify-end">
          <Button busy={isBusy} disabled={!isDirty} onClick={() => void save()}>
            {t('media:save')}
          </Button>
        </div>
      }
    >
      <FailureBanner failure={failure} />
      <LibraryThumb image={picture} alt={alt.vi} isWhole className="picture-whole" />
      <p className="my-3 text-sm text-soft">{t('media:altHint')}</p>
      <BilingualField
        name="alt"
        label={t('media:alt')}
        value={draft.alt}
        onChange={(written) => set('alt', written)}
        errorAt={(path) => errorAt(failure, path)}
        maxLength={300}
      />
    </Dialog>
  )
}
