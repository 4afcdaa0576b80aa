import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { CopyButton } from './copy-button.tsx'

/** A secret link that is shown only once, to be passed on by hand. */
export function CopyableLink({ link }: { link: string }) {
  const { t } = useTranslation('team')
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <TextField
          label={t('link.label')}
          name="link"
          readOnly
          value={link}
          className="min-w-0 grow"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={link} label={t('link.copy')} />
      </div>
      <p className="text-sm text-soft">{t('link.once')}</p>
    </div>
  )
}
