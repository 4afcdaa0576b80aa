import '../../../address/checkout-texts.ts'
import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useCopy } from '../../../ui/use-copy.ts'

/** The number one names on the phone, with a button to copy it. */
export function OrderNumber({ number, date }: { number: string; date: string }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const { isCopied, copy } = useCopy(number, t('success.copied'))
  const Icon = isCopied ? Check : Copy
  return (
    <dl className="card mt-8 flex flex-wrap items-center gap-x-12 gap-y-3 p-6">
      <div>
        <dt className="text-sm text-soft">{t('success.number')}</dt>
        <dd className="flex flex-wrap items-center gap-x-4 text-lg font-extrabold">
          {number}
          <button type="button" className="button button-text no-print" onClick={copy}>
            <Icon aria-hidden size={18} /> {isCopied ? t('success.copied') : t('success.copy')}
          </button>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">{t('success.date')}</dt>
        <dd>{formatMoment(date, language)}</dd>
      </div>
    </dl>
  )
}
