import { type LibraryImage, OneImage } from '../../../../contract/media.admin.ts'
import { formatMoment } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.tsx'
import { BilingualField } from '../parts/bilingual-field.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { errorAt, FailureBanner } from '../parts/failure-banner.tsx'
import { LibraryThumb } from '../parts/library-thumb.tsx'
import { useCarefulClose } from '../parts/use-careful-close.ts'
import { useDraft } from '../parts/use-draft.ts'
import { type AdminFailure, useAdminCall } from '../use-admin-call.ts'
import { placeOf, weightOf } from './picture-facts.ts'

type PictureDialogProps = {
  image: LibraryImage
  onClose: () => void
  onDelete: (images: LibraryImage[]) => Promise<boolean>
  /** Why the shop would not delete it. */
  kept: AdminFailure | null
}

/** One picture as a whole: what it shows in words, where it is used, and the way out. */
export function PictureDialog({ image, onClose, onDelete, kept }: PictureDialogProps) {
  const { t } = useTranslation('media')
  const { call, isBusy, failure } = useAdminCall()
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
      onClose={useCarefulClose(isDirty, onClose)}
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
      <FailureBanner failure={kept ?? failure} />
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
      <Facts image={image} />
      <Uses image={image} />
    </Dialog>
  )
}

function Facts({ image: { name, width, height, bytes, createdAt, url } }: { image: LibraryImage }) {
  const { t } = useTranslation('media')
  const language = useLanguage()
  const facts = [
    { title: t('facts.file'), text: name },
    { title: t('facts.size'), text: `${width} × ${height}` },
    { title: t('facts.weight'), text: weightOf(bytes, language) },
    { title: t('facts.added'), text: formatMoment(createdAt, language) },
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

function Uses({ image: { usedIn } }: { image: LibraryImage }) {
  const { t } = useTranslation('media')
  if (usedIn.length === 0) return <p className="mt-4 text-soft">{t('unused')}</p>
  return (
    <>
      <h3 className="mt-4">{t('usedIn')}</h3>
      <ul>
        {usedIn.map((use) => (
          <li key={use.kind + use.id}>
            {t(`kinds.${use.kind}`)}{' '}
            <Link to={placeOf(use)} className="row-link">
              {use.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
