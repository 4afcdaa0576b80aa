import type { GiftReceipt } from '../../../../contract/gifts/gift-receipts.ts'
import { phoneHref } from '../../../../contract/phone-number.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTextLanguage } from '../../i18n/use-text-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ExchangeProgress } from '../../order/exchange-progress.tsx'
import type { ExchangeResult } from './gift-receipt.ts'
import { giftTexts } from './gift-texts.ts'
import { ReceiptLine } from './receipt-line.tsx'

/** `refused`: the line whose request was refused just now, and why. */
export function Receipt({ receipt, refused }: { receipt: GiftReceipt; refused: ExchangeResult | undefined }) {
  const { t } = useTranslation('giftReceipt', giftTexts)
  const language = useLanguage()
  const languageOf = useTextLanguage()
  const { state, until, lines, exchanges, code } = receipt
  return (
    <>
      <p className="mt-4 text-soft">
        {state === 'open' && until ? t('until', { day: formatDay(until, language) }) : t(state === 'waiting' ? 'waiting' : 'closed')}
      </p>
      <Contact />
      {exchanges.length > 0 && (
        <section className="card order-card mt-6" aria-labelledby="gift-exchanges">
          <h2 id="gift-exchanges" className="text-xl">
            {t('exchanges')}
          </h2>
          <ul className="mt-2 grid gap-3">
            {exchanges.map((exchange) => (
              <li key={exchange._id}>
                <strong lang={languageOf(exchange.name)}>{exchange.name}</strong>:{' '}
                {t('exchangeLine', {
                  count: exchange.quantity,
                  from: `${exchange.color} ${exchange.fromSize}`,
                  to: `${exchange.toColor} ${exchange.toSize}`,
                })}
                {exchange.answer && <p className="text-soft">{exchange.answer}</p>}
                <ExchangeProgress exchange={{ ...exchange, shipment: null }} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {lines.length > 0 && (
        <ul className="mt-6 grid gap-4">
          {lines.map((line) => (
            <ReceiptLine key={line.position} line={line} refusal={refused?.position === line.position ? refused.refusal : null} />
          ))}
        </ul>
      )}
      <p className="mt-6 text-sm text-soft">{t('codeIs', { code })}</p>
    </>
  )
}

function Contact() {
  const { t } = useTranslation('giftReceipt', giftTexts)
  const { brand } = useSiteSettings()
  if (!brand.phone) return null
  return (
    <p className="mt-2">
      <a href={phoneHref(brand.phone)}>{t('call', { phone: brand.phoneText })}</a>
    </p>
  )
}
