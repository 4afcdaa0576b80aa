import { useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { type SettingsTab, settingsTabs } from './settings-tabs.ts'
import { useTabPath } from './use-tab-path.ts'

/** The tabs of the settings: a list at the side, on a phone a select above. Tabs with errors are marked. */
export function SettingsNav({ part, refused }: { part: SettingsTab; refused: ReadonlySet<SettingsTab> }) {
  const { t } = useTranslation(['settings', 'admin'])
  const navigate = useNavigate()
  const pathOf = useTabPath()
  return (
    <nav className="settings-nav" aria-label={t('nav')}>
      <SelectField
        label={t('nav')}
        value={part}
        onChange={(event) => void navigate(pathOf(event.currentTarget.value as SettingsTab), { preventScrollReset: true, replace: true })}
      >
        {settingsTabs.map((each) => (
          <option key={each} value={each}>
            {refused.has(each) ? `${t(`parts.${each}`)} – ${t('refused')}` : t(`parts.${each}`)}
          </option>
        ))}
      </SelectField>
      <ul>
        {settingsTabs.map((each) => (
          <li key={each}>
            <Link to={pathOf(each)} preventScrollReset replace aria-current={each === part ? 'page' : undefined}>
              {t(`parts.${each}`)}
              {refused.has(each) && <StatusBadge tone="bad">{t('refused')}</StatusBadge>}
            </Link>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4">
        <Link to={adminPaths.system()} className="settings-system">
          {t('admin:sections.system')}
        </Link>
        <Link to={adminPaths.setUp()} className="settings-system">
          {t('setUp')}
        </Link>
      </p>
    </nav>
  )
}
