import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'

/** The most important links of the footer, never collapsed; without scripts the menu button leads here. */
export function DirectLinks() {
  const { t } = useTranslation(['content', 'common'])
  const { policies, hasStory } = useSiteSettings()
  const links = [
    ...policies.map((kind) => ({ to: paths.policy(kind), label: t(`policies.${kind}Short`) })),
    { to: paths.trackOrder(), label: t('common:account.track') },
    ...(hasStory ? [{ to: paths.about(), label: t('footer.about') }] : []),
    { to: paths.products(), label: t('common:header.allProducts') },
    { to: paths.goodDeals(), label: t('common:header.goodDeals') },
  ]
  return (
    <nav id="site-links" aria-label={t('footer.links')} className="direct-links">
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link className="footer-link" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
