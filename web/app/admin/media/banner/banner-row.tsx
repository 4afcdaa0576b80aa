import { useNavigate } from 'react-router'
import type { Banner } from '../../../../../contract/content.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useBilingual } from '../../../i18n/use-bilingual.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { type BadgeTone, StatusBadge } from '../../components/status-badge.tsx'
import { RowMenu } from '../../components/table/row-menu.tsx'
import { LibraryThumb } from '../../components/uploads/library-thumb.tsx'
import type { BannerState } from './banner-state.rule.ts'

const tones: Record<BannerState, BadgeTone> = { shown: 'good', waiting: 'info', over: 'neutral', off: 'neutral' }

type BannerRowProps = { banner: Banner; state: BannerState; isFirst: boolean; onTurn: () => void; onDelete: () => void }

export function BannerRow({ banner, state, isFirst, onTurn, onDelete }: BannerRowProps) {
  const { t } = useTranslation(['banners', 'admin'])
  const read = useBilingual()
  const navigate = useNavigate()
  const { _id, title, subtitle, cta, link, image, active } = banner
  const isUntranslated = [title, subtitle, cta].some((text) => text && text.vi !== '' && text.en === '')
  const edit = adminPaths.banner(_id)
  return (
    <div className="banner-row">
      <LibraryThumb image={image} alt="" className="banner-thumb" />
      <div className="min-w-0 grow">
        <Link to={edit} className="row-link">
          {read(title)}
        </Link>
        <div className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-soft">
          <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
          {isFirst && <StatusBadge tone="info">{t('first')}</StatusBadge>}
          <span>{t(title.en === '' ? 'vietnamese' : 'bothLanguages')}</span>
          {isUntranslated && <StatusBadge tone="wait">{t('admin:untranslated')}</StatusBadge>}
          <Schedule banner={banner} />
          <span className="break-all">{link ?? t('noLink')}</span>
        </div>
      </div>
      <RowMenu
        name={read(title)}
        actions={[
          { label: t('edit'), run: () => void navigate(edit) },
          { label: t(active ? 'turnOff' : 'turnOn'), run: onTurn },
          { label: t('delete'), run: onDelete, isDestructive: true },
        ]}
      />
    </div>
  )
}

function Schedule({ banner: { startsAt, endsAt } }: { banner: Banner }) {
  const { t } = useTranslation('banners')
  const language = useLanguage()
  const parts = [
    ...(startsAt ? [t('from', { when: formatDateTime(startsAt, language) })] : []),
    ...(endsAt ? [t('until', { when: formatDateTime(endsAt, language) })] : []),
  ]
  return parts.length > 0 ? <span>{parts.join(' ')}</span> : null
}
