import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { Card } from '../components/card.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { countUntranslated } from './settings-draft.ts'
import { useSettingsForm } from './settings-form.tsx'

/** The languages of the shop, with the number of missing translations. */
export function LanguagesTab() {
  const { t } = useTranslation('settings')
  const { draft } = useSettingsForm()
  const missing = [...countUntranslated(draft)]
  return (
    <Card title={t('parts.languages')}>
      <p>{t('languages.spoken')}</p>
      <p className="mt-2 text-soft">{t('languages.how')}</p>
      <p className="mt-2 text-soft">{t('languages.whyNoSwitch')}</p>
      <h3 className="mt-6 mb-2">{t('languages.missing')}</h3>
      {missing.length === 0 ? (
        <StatusBadge tone="good">{t('languages.complete')}</StatusBadge>
      ) : (
        <ul className="grid gap-2">
          {missing.map(([part, count]) => (
            <li key={part}>
              <Link to={`?part=${part}`} preventScrollReset>
                {t('languages.missingIn', { part: t(`parts.${part}`), count })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
