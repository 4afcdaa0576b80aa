import { SettingsResponse } from '../../../../contract/content.ts'
import { publicApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { StitchDivider } from '../../ui/stitch-divider.tsx'
import { contentTexts } from '../content-texts.ts'
import type { Route } from './+types/page'
import { Story } from './story.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await publicApi(context).get('/api/settings', SettingsResponse).catch(throwRouteError)
  const { texts, aboutPictures } = data.settings
  return { about: texts.about, pictures: aboutPictures }
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('content', contentTexts)
  const read = useBilingual()
  const { brand } = useSiteSettings()
  const { about, pictures } = loaderData
  const title = read(about.title) || t('about.kicker')
  return (
    <article className="page-width py-10 md:py-16">
      <PageHead
        title={read(about.title) ? `${t('about.kicker')}: ${title}` : title}
        description={read(about.paragraphs[0]) || t('about.description', { name: brand.name })}
        image={pictures[0] && paths.sharePicture(pictures[0]._id)}
        type="article"
      />
      <header className="reading">
        {read(about.title) && <p className="hero-kicker">{t('about.kicker')}</p>}
        <h1 className="stitched">{title}</h1>
      </header>
      {about.paragraphs.length === 0 && <p className="reading mt-4 text-soft">{t('about.empty')}</p>}
      <Story paragraphs={about.paragraphs.map(read)} pictures={pictures} />
      <footer className="reading mt-12">
        <StitchDivider />
        <h2 className="mt-8 text-xl">{t('about.next')}</h2>
        <p className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={paths.products()}>{t('about.products')}</ButtonLink>
          <ButtonLink to={paths.contact()} look="secondary">
            {t('about.contact')}
          </ButtonLink>
        </p>
      </footer>
    </article>
  )
}
