import { useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { SelectField } from '../../ui/text-field.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import { type SettingsPart, settingsParts } from './settings-draft.ts'
import { usePartPath } from './use-part-path.ts'

/** The parts of the settings: a list beside them, on a phone a choice above them. What was refused is marked. */
export function SettingsNav({ part, refused }: { part: SettingsPart; refused: ReadonlySet<SettingsPart> }) {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const pathOf = usePartPath()
  return (
    <nav className="settings-nav" aria-label={t('nav')}>
      <SelectField
        label={t('nav')}
        value={part}
        onChange={(event) => void navigate(pathOf(event.currentTarget.value as SettingsPart), { preventScrollReset: true, replace: true })}
      >
        {settingsParts.map((each) => (
          <option key={each} value={each}>
            {refused.has(each) ? `${t(`parts.${each}`)} – ${t('refused')}` : t(`parts.${each}`)}
          </option>
        ))}
      </SelectField>
      <ul>
        {settingsParts.map((each) => (
          <li key={each}>
            <Link to={pathOf(each)} preventScrollReset replace aria-current={each === part ? 'page' : undefined}>
              {t(`parts.${each}`)}
              {refused.has(each) && <StatusBadge tone="bad">{t('refused')}</StatusBadge>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
