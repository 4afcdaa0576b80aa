import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

/** The week's places for sewing, and how many of them orders use. */
export function CapacityBar({ places, used }: { places: number | null; used: number }) {
  const { t } = useTranslation('production')
  const id = useId()
  return (
    <div className="capacity">
      <span id={id}>{t('capacity.label')}</span>
      <strong>{places === null ? t('capacity.unlimited', { used }) : t('capacity.places', { used, places })}</strong>
      {places !== null && (
        <progress aria-labelledby={id} max={places} value={Math.min(used, places)} data-full={used >= places || undefined} />
      )}
    </div>
  )
}
