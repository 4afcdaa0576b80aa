import { SettingsResponse } from '../../../../contract/content.ts'
import { publicApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FragmentLink } from '../../navigation/fragment-link.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { contentTexts } from '../content-texts.ts'
import type { Route } from './+types/page'
import { FaqJsonLd } from './faq-json-ld.tsx'
import { FaqSection } from './faq-section.tsx'
import { useOpenLinkedEntry } from './use-open-linked-entry.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await publicApi(context).get('/api/settings', SettingsResponse).catch(throwRouteError)
  return { groups: data.settings.texts.faq }
}

export default function FaqPage({ loaderData: { groups } }: Route.ComponentProps) {
  const { t } = useTranslation('content', contentTexts)
  const read = useBilingual()
  const { brand } = useSiteSettings()
  useOpenLinkedEntry()
  return (
    <section className="page-width py-10 md:py-16">
      <PageHead title={t('faq.title')} description={t('faq.description', { name: brand.name })} />
      {groups.length > 0 && <FaqJsonLd groups={groups} />}
      <div className="reading">
        <h1 className="stitched">{t('faq.title')}</h1>
        <p className="mt-4 text-soft">{groups.length > 0 ? t('faq.lead') : t('faq.empty')}</p>
        {groups.length > 1 && (
          <nav aria-label={t('faq.groups')}>
            <ul className="section-links">
              {groups.map(({ slug, title }) => (
                <li key={slug}>
                  <FragmentLink className="section-link" fragment={slug}>
                    {read(title)}
                  </FragmentLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {groups.map((group) => (
          <FaqSection key={group.slug} group={group} />
        ))}
        <aside className="card mt-12 p-6" aria-labelledby="no-answer">
          <h2 id="no-answer" className="text-xl">
            {t('faq.moreTitle')}
          </h2>
          <p className="mt-2 mb-4">{t('faq.moreText')}</p>
          <ButtonLink to={paths.contact()}>{t('faq.moreButton')}</ButtonLink>
        </aside>
      </div>
    </section>
  )
}
