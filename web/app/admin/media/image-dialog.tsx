import { type LibraryImage, OneImage } from '../../../../contract/admin/media.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.tsx'
import { BilingualField } from '../components/bilingual-field.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { errorAt, FailureBanner } from '../components/failure-banner.tsx'
import { LibraryThumb } from '../components/uploads/library-thumb.tsx'
import { useConfirmClose } from '../components/use-confirm-close.ts'
import { useDraft } from '../components/use-draft.ts'
import { type AdminFailure, useAdminRequest } from '../use-admin-request.ts'
import { formatBytes, imageUsePath } from './image-details.ts'

type ImageDialogProps = {
  image: LibraryImage
  onClose: () => void
  onDelete: (images: LibraryImage[]) => Promise<boolean>
  /** Why the API refused to delete the picture. */
  deleteFailure: AdminFailure | null
}

/** One picture with its alternative text, its uses, and a button to delete it. */
export function ImageDialog({ image, onClose, onDelete, deleteFailure }: ImageDialogProps) {
  const { t } = useTranslation('media')
  const { call, isBusy, failure } = useAdminRequest()
  const { draft, set, isDirty } = useDraft({ alt: image.alts })

  async function save(): Promise<void> {
    if (!(await call('PATCH', `/api/images/${image._id}`, draft, OneImage))) return
    toast({ text: t('saved') })
    onClose()
  }

  async function remove(): Promise<void> {
    if (await onDelete([image])) onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={useConfirmClose(isDirty, onClose)}
      title={image.name}
      className="picture-dialog"
      footer={
        <div className="flex flex-wrap justify-between gap-3">
          <Button look="text" className="text-error" onClick={() => void remove()}>
            {t('delete')}
          </Button>
          <Button busy={isBusy} disabled={!isDirty} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <FailureBanner failure={deleteFailure ?? failure} />
      <LibraryThumb image={image} alt={image.alt} isWhole className="picture-whole" />
      <p className="my-3 text-sm text-soft">{t('altHint')}</p>
      <BilingualField
        name="alt"
        label={t('alt')}
        value={draft.alt}
        onChange={(alt) => set('alt', alt)}
        errorAt={(path) => errorAt(failure, path)}
        maxLength={300}
      />
      <ImageDetails image={image} />
      <ImageUsages image={image} />
    </Dialog>
  )
}

function ImageDetails({ image: { name, width, height, bytes, createdAt, url } }: { image: LibraryImage }) {
  const { t } = useTranslation('media')
  const language = useLanguage()
  const facts = [
    { title: t('facts.file'), text: name },
    { title: t('facts.size'), text: `${width} × ${height}` },
    { title: t('facts.weight'), text: formatBytes(bytes, language) },
    { title: t('facts.added'), text: formatDateTime(createdAt, language) },
  ]
  return (
    <div className="mt-5 flex items-start gap-2">
      <dl className="picture-list grow">
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <CopyButton text={url} label={t('copyLink')} />
    </div>
  )
}

function ImageUsages({ image: { usedIn } }: { image: LibraryImage }) {
  const { t } = useTranslation('media')
  if (usedIn.length === 0) return <p className="mt-4 text-soft">{t('unused')}</p>
  return (
    <>
      <h3 className="mt-4">{t('usedIn')}</h3>
      <ul>
        {usedIn.map((use) => (
          <li key={use.kind + use.id}>
            {t(`kinds.${use.kind}`)}{' '}
            <Link to={imageUsePath(use)} className="row-link">
              {use.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
