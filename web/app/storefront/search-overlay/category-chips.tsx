import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Illustration } from '../../ui/illustration.tsx'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'

const shown = 4

export function CategoryChips({ onFollow }: { onFollow: (option: object) => void }) {
  const { t } = useTranslation('shop')
  const { categories } = useSiteSettings()
  if (categories.length === 0) return null
  return (
    <section className="quick-section">
      <h3 className="quick-label">{t('search.categories')}</h3>
      <ul className="quick-chips">
        {categories.slice(0, shown).map(({ _id, name, label, art }) => (
          <li key={_id}>
            <Link to={paths.category(name)} className="quick-chip" onClick={() => onFollow({})}>
              {art && <Illustration name={art} className="text-xl" />}
              <MaybeVietnamese text={label} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
