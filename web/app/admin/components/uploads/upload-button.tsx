import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { acceptedImages } from '../../../ui/uploads/accepted-images.ts'

/** Opens the browser's file chooser. */
export function UploadButton({ onFiles, look = 'primary' }: { onFiles: (files: File[]) => void; look?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('media')
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={acceptedImages}
        multiple
        hidden
        aria-label={t('upload')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <Button look={look} onClick={() => field.current?.click()}>
        <Upload aria-hidden size={18} />
        {t('upload')}
      </Button>
    </>
  )
}
