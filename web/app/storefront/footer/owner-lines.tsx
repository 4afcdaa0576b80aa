import { useTranslation } from 'react-i18next'
import { useShop } from '../use-shop.ts'

/** Who sells here and how to reach them, as the law asks. */
export function OwnerLines() {
  const { t } = useTranslation()
  const { owner } = useShop()
  return (
    <>
      <li>
        <a className="footer-link" href={`tel:${owner.phone}`}>
          {t('footer.phone')}: {owner.phoneText}
        </a>
      </li>
      <li>
        <a className="footer-link" href={`mailto:${owner.email}`}>
          {t('footer.email')}: {owner.email}
        </a>
      </li>
      <li className="mt-2">
        <strong className="block">{owner.name}</strong>
        {owner.address}
      </li>
      {owner.taxCode && (
        <li>
          {t('footer.taxCode')}: {owner.taxCode}
        </li>
      )}
      {owner.person && (
        <li>
          {t('footer.person')}: {owner.person}
        </li>
      )}
      {owner.noticeUrl && (
        <li>
          <a className="footer-link" href={owner.noticeUrl} target="_blank" rel="noreferrer">
            {t('footer.notice')} <span className="sr-only">{t('newTab')}</span>
          </a>
        </li>
      )}
    </>
  )
}
