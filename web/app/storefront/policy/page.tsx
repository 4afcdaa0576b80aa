import { data } from 'react-router'
import { SettingsResponse } from '../../../../contract/content.ts'
import { publicApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { policyKinds } from '../../api/policy-kinds.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Link } from '../../ui/link.tsx'
import { BusinessDetails } from '../business-details.tsx'
import type { Route } from './+types/page'
import { PolicySections } from './policy-sections.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = policyKinds.find((known) => known === params.kind)
  const { settings } = (await publicApi(context).get('/api/settings', SettingsResponse).catch(throwRouteError)).data
  const { policies, policiesFrom } = settings.texts
  const parts = kind ? policies[kind] : undefined
  if (!kind || !parts?.length) throw data({ code: 'not_found' }, { status: 404 })
  return { kind, parts, from: policiesFrom ?? null }
}

export default function PolicyPage({ loaderData: { kind, parts, from } }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const read = useBilingual()
  const { brand, owner, policies } = useSiteSettings()
  const others = policies.filter((other) => other !== kind)
  const title = t(`policies.${kind}`)
  return (
    <article className="page-width py-10 md:py-16">
      <PageHead title={title} description={t('policies.description', { title, name: brand.name })} />
      <div className="reading">
        <h1 className="stitched">{title}</h1>
        {from && (
          <p className="mt-4 text-soft">
            <time dateTime={from}>{t('policies.from', { day: formatDay(from, language) })}</time>
          </p>
        )}
        <PolicySections parts={parts.map(({ heading, paragraphs }) => ({ heading: read(heading), paragraphs: paragraphs.map(read) }))} />
        {Object.values(owner).some(Boolean) && (
          <section className="card mt-12 p-6">
            <h2 className="text-xl">{t('policies.seller')}</h2>
            <ul className="mt-3">
              <BusinessDetails />
            </ul>
          </section>
        )}
        {others.length > 0 && (
          <nav aria-labelledby="other-policies" className="mt-12">
            <h2 id="other-policies" className="text-xl">
              {t('policies.others')}
            </h2>
            <ul className="mt-3 grid gap-2">
              {others.map((other) => (
                <li key={other}>
                  <Link to={paths.policy(other)}>{t(`policies.${other}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </article>
  )
}
