import { phoneHref } from '../../../contract/phone-number.ts'
import { useSiteSettings } from '../api/site-settings.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { mailtoUrl } from '../paths.ts'
import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'

/** The seller's name and contact data, as the law requires. */
export function BusinessDetails() {
  const { t } = useTranslation()
  const { owner } = useSiteSettings()
  return (
    <>
      <li>
        <strong className="block">
          <MaybeVietnamese text={owner.name} />
        </strong>
        <MaybeVietnamese text={owner.address} />
      </li>
      {owner.phone && (
        <li>
          <a className="plain-link" href={phoneHref(owner.phone)}>
            {t('footer.phone')}: {owner.phoneText}
          </a>
        </li>
      )}
      {owner.email && (
        <li>
          <a className="plain-link" href={mailtoUrl(owner.email)}>
            {t('footer.email')}: {owner.email}
          </a>
        </li>
      )}
      {owner.taxCode && (
        <li>
          {t('footer.taxCode')}: {owner.taxCode}
        </li>
      )}
      {owner.person && (
        <li>
          {t('footer.person')}: <MaybeVietnamese text={owner.person} />
        </li>
      )}
      {owner.noticeUrl && (
        <li>
          <a className="plain-link" href={owner.noticeUrl} target="_blank" rel="noreferrer">
            {t('footer.notice')} <span className="sr-only">{t('newTab')}</span>
          </a>
        </li>
      )}
    </>
  )
}
