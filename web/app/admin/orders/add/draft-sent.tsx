import type { DraftLink } from '../../../../../contract/admin/order-drafts.ts'
import { parsePhone } from '../../../../../contract/phone-number.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { QrCode } from '../../../storefront/checkout/payment/qr-code.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card, DetailLayout } from '../../components/card.tsx'
import { PhoneLinks } from '../edit/phone-links.tsx'
import { ShareText } from '../messages/share-text.tsx'
import { CopyText } from './copy-text.tsx'

/** The link of a draft and the message to send it with. It is shown once: a new one ends it. */
export function DraftSent({ link: { draft, link, texts } }: { link: DraftLink['data'] }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const order = draft.body?.language === 'en' ? (['en', 'vi'] as const) : (['vi', 'en'] as const)
  return (
    <>
      <p className="mb-4" role="status">
        {t('drafts.linkHint')}
      </p>
      <DetailLayout
        side={
          <Card title={t('drafts.linkTitle')}>
            <QrCode data={link} label={t('drafts.linkQr')} />
            <p className="my-2 break-all text-sm">{link}</p>
            <div className="order-contact">
              <ShareText data={{ url: link }} name={t('drafts.linkTitle')} />
              <CopyText text={link} label={t('drafts.copyLink')} />
            </div>
            {draft.expiresAt && (
              <p className="mt-2 text-sm text-soft">{t('drafts.expires', { when: formatDateTime(draft.expiresAt, language) })}</p>
            )}
          </Card>
        }
      >
        <Card title={t('addPage.send')}>
          {draft.phone && (
            <div className="order-contact">
              <PhoneLinks phone={parsePhone(draft.phone) ?? draft.phone} text={texts[order[0]]} />
            </div>
          )}
          {order.map((each) => (
            <section key={each} className="mt-4">
              <h3 className="font-bold">{t(`addPage.message.${each}`)}</h3>
              <p className="order-message" lang={each}>
                {texts[each]}
              </p>
              <div className="order-contact">
                <ShareText data={{ text: texts[each] }} name={t(`addPage.message.${each}`)} />
                <CopyText text={texts[each]} label={t('addPage.copyMessage')} name={t(`addPage.message.${each}`)} />
              </div>
            </section>
          ))}
        </Card>
        <div className="order-contact">
          <ButtonLink to={adminPaths.drafts()} look="secondary">
            {t('drafts.title')}
          </ButtonLink>
        </div>
      </DetailLayout>
    </>
  )
}
