import { useTranslation } from '../../i18n/use-translation.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { useStore } from '../../ui/store.ts'
import { Card } from '../components/card.tsx'
import { soundOn, switchSound } from '../live/new-order-sound.ts'

/** Switches the sound of new orders on this device, and plays it once when it is switched on. */
export function SoundCard() {
  const { t } = useTranslation('alerts')
  const isOn = useStore(soundOn)
  return (
    <Card title={t('sound.title')}>
      <p className="mb-3 text-soft">{t('sound.why')}</p>
      <Checkbox label={t('sound.switch')} checked={isOn} onChange={({ target }) => void switchSound(target.checked)} />
    </Card>
  )
}
