import { useState } from 'react'
import type { BrandLogo } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { ImagePicker } from '../components/uploads/image-picker.tsx'
import { LibraryThumb } from '../components/uploads/library-thumb.tsx'
import { useSettingsForm } from './settings-form.tsx'

type LogoFieldProps = { logo: BrandLogo | undefined; onChange: (logo: BrandLogo | undefined) => void }

/** A picture of the library in place of the drawn mark and the name. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const { t } = useTranslation('settings')
  const { draft, errorAt } = useSettingsForm()
  const [isPicking, setPicking] = useState(false)
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label">{t('brand.logo')}</legend>
      {logo ? (
        <LibraryThumb image={logo} alt={draft.brand.name} className="logo-preview" />
      ) : (
        <p className="text-soft">{t('brand.noLogo')}</p>
      )}
      <p className="field-hint">{t('brand.logoHint')}</p>
      <FieldError id="brand-logo-error" error={errorAt('brand.logo')} />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" name="brand.logo" onClick={() => setPicking(true)}>
          {t(logo ? 'brand.changeLogo' : 'brand.chooseLogo')}
        </Button>
        {logo && (
          <Button look="text" onClick={() => onChange(undefined)}>
            {t('brand.removeLogo')}
          </Button>
        )}
      </div>
      <ImagePicker
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        title={t('brand.logo')}
        value={logo ? [logo._id] : []}
        onPick={([image]) => image && onChange({ _id: image._id, width: image.width, height: image.height })}
      />
    </fieldset>
  )
}
