import type { BrandLogo } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Card } from '../components/card.tsx'
import { BilingualInput, TextInput } from './fields.tsx'
import { LogoField } from './logo-field.tsx'
import { useSettingsForm } from './settings-form.tsx'

export function BrandTab() {
  const { t } = useTranslation('settings')
  const { draft, set } = useSettingsForm()
  const { brand } = draft
  const change = (more: Partial<typeof brand>) => set('brand', { ...brand, ...more })
  function setLogo(logo: BrandLogo | undefined): void {
    const { logo: _, ...rest } = brand
    set('brand', logo ? { ...rest, logo } : rest)
  }
  return (
    <Card title={t('parts.brand')}>
      <div className="sheet-fields">
        <TextInput path="brand.name" label={t('brand.name')} value={brand.name} maxLength={80} onChange={(name) => change({ name })} />
        <LogoField logo={brand.logo} onChange={setLogo} />
        <BilingualInput path="brand.tagline" label={t('brand.tagline')} value={brand.tagline} onChange={(tagline) => change({ tagline })} />
        <BilingualInput path="brand.city" label={t('brand.city')} value={brand.city} onChange={(city) => change({ city })} />
        <div className="settings-two">
          <TextInput
            path="brand.phone"
            label={t('brand.phone')}
            hint={t('brand.phoneHint')}
            type="tel"
            value={brand.phone}
            onChange={(phone) => change({ phone })}
          />
          <TextInput
            path="brand.email"
            label={t('brand.email')}
            hint={t('brand.emailHint')}
            type="email"
            value={brand.email}
            onChange={(email) => change({ email })}
          />
        </div>
      </div>
    </Card>
  )
}
