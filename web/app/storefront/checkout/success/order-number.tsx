import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { checkoutTexts } from '../../../address/checkout-texts.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useCopy } from '../../../ui/hooks/use-copy.ts'

/** The order number to quote on the phone, with a copy button. */
export function OrderNumber({ number, date }: { number: string; date: string }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const language = useLanguage()
  const { isCopied, copy } = useCopy(number, t('success.copied'))
  const Icon = isCopied ? Check : Copy
  const label = t(isCopied ? 'success.copied' : 'success.copy')
  return (
    <dl className="card no-print mt-8 flex flex-wrap items-center gap-x-12 gap-y-3 p-6">
      <div>
        <dt className="text-sm text-soft">{t('success.number')}</dt>
        <dd className="flex flex-wrap items-center gap-1 text-lg font-extrabold">
          <span className="min-w-0 wrap-anywhere">{number}</span>
          <button type="button" className="icon-button no-print text-clay" aria-label={label} title={label} onClick={copy}>
            <Icon aria-hidden size={18} />
          </button>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">{t('success.date')}</dt>
        <dd>{formatDateTime(date, language)}</dd>
      </div>
    </dl>
  )
}
