import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { ImageProps } from '../../ui/image-props.ts'
import { Picture } from '../../ui/picture.tsx'

type StoryStripProps = { about: { title: string; paragraphs: string[]; picture: ImageProps | null } }

/** The beginning of the shop's story. */
export function StoryStrip({ about }: StoryStripProps) {
  const { t } = useTranslation('shop')
  const { title, paragraphs, picture } = about
  if (!title) return null
  return (
    <section className="story-strip offscreen" aria-labelledby="story">
      <div className="page-width story-grid">
        {picture && <Picture picture={picture} sizes="(width >= 64rem) 540px, 100vw" className="story-picture" />}
        <div>
          <p className="hero-kicker">{t('home.story')}</p>
          <h2 id="story" className="stitched">
            {title}
          </h2>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'mt-4 max-w-[62ch]' : 'mt-4 max-w-[62ch] max-md:hidden'}>
              {paragraph}
            </p>
          ))}
          <ButtonLink to={paths.about()} look="secondary" className="mt-6">
            {t('home.readStory')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
