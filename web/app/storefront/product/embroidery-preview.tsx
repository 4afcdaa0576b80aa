import type { PersonalizationField } from '../../../../contract/personalization.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { productTexts } from '../size-chart/product-texts.ts'
import { isLightColor } from './is-light-color.rule.ts'

const defaultThread = '#7d6a58'
const width = 320
const lineHeight = 54
/** The widest letters need about this part of their height. */
const letterWidth = 0.66
const largest = 40

type EmbroideryPreviewProps = { fields: readonly PersonalizationField[]; written: Readonly<Record<string, string>> }

/** The texts in the chosen thread on a piece of cloth. Colours are SVG attributes, because the CSP allows no inline style. */
export function EmbroideryPreview({ fields, written }: EmbroideryPreviewProps) {
  const { t } = useTranslation('shop', productTexts)
  const embroidered = fields.filter(({ isEmbroidered }) => isEmbroidered)
  const texts = embroidered.map(({ _id }) => (written[_id] ?? '').trim()).filter(Boolean)
  if (embroidered.length === 0) return null
  const options = fields.flatMap(({ _id, options = [] }) => options.filter((option) => option._id === written[_id]))
  const thread = options.find(({ hex }) => hex)?.hex ?? defaultThread
  const shown = texts.length > 0 ? texts : [embroidered[0]?.label ?? '']
  const height = 36 + shown.length * lineHeight
  return (
    <figure className="embroidery" data-cloth={isLightColor(thread) ? 'dark' : 'light'} data-empty={texts.length === 0 || undefined}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} textAnchor="middle">
        {shown.map((text, at) => {
          const place = {
            x: width / 2,
            y: 18 + lineHeight * (at + 0.7),
            fontSize: Math.min(largest, (width - 40) / (text.length * letterWidth)),
          }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <g key={at}>
              <text {...place} fill={thread} stroke={thread} className="embroidery-thread">
                {text}
              </text>
              <text {...place} className="embroidery-stitches">
                {text}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption>{t('personal.preview')}</figcaption>
    </figure>
  )
}
