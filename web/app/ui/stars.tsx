import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'

const star = 'M10 1.6 12.6 7l5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8 7.4 7z'

/** Five stars filled up to the average, with the numbers in words for those who listen. */
export function Stars({ average, count }: { average: number; count: number }) {
  const { t } = useTranslation()
  const clip = useId()
  const shown = average.toLocaleString(useLanguage() === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 1 })
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <span className="sr-only">{t('stars', { average: shown, count })}</span>
      <svg aria-hidden="true" viewBox="0 0 100 20" width="85" height="17">
        <clipPath id={clip}>
          <rect width={average * 20} height="20" />
        </clipPath>
        <FiveStars className="fill-linen" />
        <g clipPath={`url(#${clip})`}>
          <FiveStars className="fill-star" />
        </g>
      </svg>
      <span aria-hidden="true" className="text-soft">
        {shown} ({count})
      </span>
    </span>
  )
}

function FiveStars({ className }: { className: string }) {
  return (
    <g className={className}>
      {[0, 20, 40, 60, 80].map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} />
      ))}
    </g>
  )
}
