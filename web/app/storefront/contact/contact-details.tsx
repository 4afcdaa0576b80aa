import { useSiteSettings } from '../../api/site-settings.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { contentTexts } from '../content-texts.ts'
import { formatOpeningDays, formatOpeningTimes } from '../opening-hours.rule.ts'
import { ContactChannels } from './contact-channels.tsx'
import { OpenNow } from './open-now.tsx'

/** Everything but the form: contact channels, hours, stores. */
export function ContactDetails() {
  const { t } = useTranslation(['content', 'common'], contentTexts)
  const { brand, socials, hours, stores, hasFaq } = useSiteSettings()
  const hasChannels = Boolean(brand.phone || brand.email || socials.some(({ network }) => network === 'zalo'))
  if (!hasChannels && hours.length === 0 && stores.length === 0 && !hasFaq) return null
  return (
    <div className="contact-details card p-6">
      {hasChannels && (
        <section aria-labelledby="direct">
          <h2 id="direct" className="mb-2 text-xl">
            {t('contact.directTitle')}
          </h2>
          <ContactChannels />
        </section>
      )}
      {hours.length > 0 && <Hours />}
      {stores.length > 0 && (
        <section aria-labelledby="stores">
          <h2 id="stores" className="mb-3 text-xl">
            {t('contact.storesTitle')}
          </h2>
          <ul>
            {stores.map(({ _id, name, address, url }) => (
              <li key={_id}>
                <strong className="block">
                  <MaybeVietnamese text={name} />
                </strong>
                <a href={url} target="_blank" rel="noreferrer">
                  <MaybeVietnamese text={address} /> <span className="sr-only">{t('common:newTab')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasFaq && (
        <p>
          {t('contact.faqText')} <Link to={paths.faq()}>{t('contact.faq')}</Link>
        </p>
      )}
    </div>
  )
}

function Hours() {
  const { t } = useTranslation('content', contentTexts)
  const language = useLanguage()
  const { hours } = useSiteSettings()
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="mb-3 text-xl">
        {t('contact.hoursTitle')}
      </h2>
      <ul>
        {hours.map((times) => (
          <li key={times.name}>
            <strong className="block">{times.name}</strong>
            {formatOpeningDays(times.days, language, t('contact.daily'))}, {formatOpeningTimes(times)}
            <OpenNow times={times} />
          </li>
        ))}
      </ul>
    </section>
  )
}
