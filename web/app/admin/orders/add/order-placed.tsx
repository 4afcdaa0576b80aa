import Printer from 'lucide-react/icons/printer'
import type { PlacedForCustomer } from '../../../../../contract/admin/checkout.ts'
import { wishesOf } from '../../../../../contract/gifts/gift-wishes.ts'
import { awaitsMoney } from '../../../../../contract/orders/order-awaits.rule.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { QrCode } from '../../../storefront/checkout/payment/qr-code.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card, DetailLayout } from '../../components/card.tsx'
import { SendButtons } from '../messages/send-buttons.tsx'
import { ShareText } from '../messages/share-text.tsx'
import { CopyText } from './copy-text.tsx'

/** The placed order: texts to send to the customer, and the link to pay or follow it. */
export function OrderPlaced({ placed, language, onAnother }: { placed: PlacedForCustomer; language: 'vi' | 'en'; onAnother: () => void }) {
  const { t } = useTranslation('orders')
  const { _id, orderNumber, link, texts, data } = placed
  const phone = wishesOf(data.order.gift).giver?.phone ?? data.order.shippingAddress.phone
  const isToPay = awaitsMoney(data.order)
  const order = language === 'vi' ? (['vi', 'en'] as const) : (['en', 'vi'] as const)
  return (
    <>
      <p className="mb-4 text-lg font-bold text-success" role="status">
        {t('addPage.placed', { number: orderNumber })}
      </p>
      <DetailLayout
        side={
          <Card title={isToPay ? t('money.copyPayLink') : t('money.copyLink')}>
            <QrCode data={link} label={isToPay ? t('addPage.payQr') : t('addPage.followQr')} />
            <p className="my-2 break-all text-sm">{link}</p>
            <div className="order-contact">
              <ShareText data={{ url: link }} name={t('money.copyLink')} />
              <CopyText text={link} label={t('addPage.copyLink')} />
            </div>
          </Card>
        }
      >
        <Card title={t('addPage.send')}>
          <p className="mb-3 text-soft">{t('addPage.sendHint')}</p>
          {order.map((each) => (
            <section key={each} className="mb-4">
              <h3 className="font-bold">{t(`addPage.message.${each}`)}</h3>
              <p className="order-message" lang={each}>
                {texts[each]}
              </p>
              <div className="order-contact">
                <SendButtons phone={phone} text={texts[each]} name={t(`addPage.message.${each}`)} />
              </div>
            </section>
          ))}
        </Card>
        <div className="order-contact">
          <ButtonLink to={adminPaths.printOrders([_id])}>
            <Printer aria-hidden size={18} />
            {t('addPage.print')}
          </ButtonLink>
          <ButtonLink to={adminPaths.order(_id)} look="secondary">
            {t('addPage.open', { number: orderNumber })}
          </ButtonLink>
          <Button look="secondary" onClick={onAnother}>
            {t('addPage.another')}
          </Button>
        </div>
      </DetailLayout>
    </>
  )
}
