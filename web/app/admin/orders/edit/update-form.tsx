import Camera from 'lucide-react/icons/camera'
import ImageIcon from 'lucide-react/icons/image'
import { type FormEvent, useRef, useState } from 'react'
import { maxUpdateWords } from '../../../../../contract/orders/making.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useUnsavedChanges } from '../../../ui/forms/unsaved-changes.ts'
import { useBlobUrl } from '../../../ui/hooks/use-blob-url.ts'
import { toast } from '../../../ui/toast.tsx'
import { acceptedImages } from '../../../ui/uploads/accepted-images.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { type AdminFailure, retryAfterSignIn } from '../../use-admin-request.ts'
import { useRevalidatePage } from '../../use-revalidate-page.ts'
import { sendUpdate } from './send-update.ts'

/** A photo from the camera or the gallery, a few words if wanted, and done. */
export function UpdateForm({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['orders', 'media'])
  const revalidatePage = useRevalidatePage()
  const [photo, setPhoto] = useState<File | null>(null)
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const isEmpty = photo === null && words.trim() === ''
  useUnsavedChanges(!isEmpty && !isBusy)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isEmpty || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const unreachable = t('media:queue.unreachable')
      const { message } = await retryAfterSignIn(() => sendUpdate(orderId, { photo, words }, unreachable))
      setPhoto(null)
      setWords('')
      toast({ text: message })
      await revalidatePage()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="order-update-form" onSubmit={(event) => void send(event)}>
      <FailureBanner failure={failure} />
      {photo ? (
        <div className="order-update-photo">
          <Preview photo={photo} alt={t('making.chosen')} />
          <button type="button" className="small-button" disabled={isBusy} onClick={() => setPhoto(null)}>
            {t('making.otherPhoto')}
          </button>
        </div>
      ) : (
        <div className="order-update-photo">
          <PhotoButton isCamera onPhoto={setPhoto} />
          <PhotoButton onPhoto={setPhoto} />
        </div>
      )}
      <TextField
        label={t('making.words')}
        hint={t('making.wordsHint')}
        name="words"
        value={words}
        maxLength={maxUpdateWords}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button type="submit" busy={isBusy} disabled={isEmpty}>
        {t('making.send')}
      </Button>
    </form>
  )
}

/** `isCamera`: a phone opens its camera; a computer offers its files either way. */
function PhotoButton({ isCamera = false, onPhoto }: { isCamera?: boolean; onPhoto: (photo: File) => void }) {
  const { t } = useTranslation('orders')
  const field = useRef<HTMLInputElement>(null)
  const label = t(isCamera ? 'making.take' : 'making.choose')
  const Icon = isCamera ? Camera : ImageIcon
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={acceptedImages}
        {...(isCamera ? { capture: 'environment' } : {})}
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onPhoto(file)
          event.currentTarget.value = ''
        }}
      />
      <Button look="secondary" onClick={() => field.current?.click()}>
        <Icon aria-hidden size={20} /> {label}
      </Button>
    </>
  )
}

function Preview({ photo, alt }: { photo: File; alt: string }) {
  const url = useBlobUrl(photo)
  return url ? <img src={url} alt={alt} width={120} height={120} /> : null
}
