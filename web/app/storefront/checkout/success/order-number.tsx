import '../../../address/checkout-texts.ts'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { announce } from '../../../ui/announce.tsx'

/** The number one names on the phone, with a button to copy it. */
export function OrderNumber({ number, date }: { number: string; date: string }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(number)
    setCopied(true)
    announce(t('success.copied'))
    setTimeout(() => setCopied(false), 3_000)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <dl className="card mt-8 flex flex-wrap items-center gap-x-12 gap-y-3 p-6">
      <div>
        <dt className="text-sm text-soft">{t('success.number')}</dt>
        <dd className="flex flex-wrap items-center gap-x-4 text-lg font-extrabold">
          {number}
          <button type="button" className="button button-text no-print" onClick={() => void copy().catch(() => undefined)}>
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
