import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatShortNumber, niceAxisMax } from '../format-number.ts'
import { useAxisLabels } from './use-axis-labels.ts'

type ChartPoint = { at: string; now: number; before: number }
type SalesChartProps = {
  points: readonly ChartPoint[]
  unit: 'hour' | 'day'
  measure: 'revenue' | 'orders'
  format: (value: number) => string
}

const height = 260
const frame = { top: 12, right: 8, bottom: 28, left: 60 }
const labelWidth = 44

/**
 * A bar for each day and a line for the previous period. Drawn once the width of its card is known, so that it needs no
 * scrolling and its labels keep their size; until then its height is reserved. The slider below selects a day, by touch
 * and by keyboard, and announces it.
 */
export function SalesChart({ points, unit, measure, format }: SalesChartProps) {
  const { t } = useTranslation('dashboard')
  const { longName } = useAxisLabels(unit)
  const [box, width] = useWidth()
  const [marked, setActive] = useState<number | null>(null)
  // The period may have become shorter since the day was selected.
  const active = marked !== null && marked < points.length ? marked : null
  const text = ({ at, now, before }: ChartPoint) => t('chart.point', { at: longName(at), now: format(now), before: format(before) })
  const read = text(points[active ?? points.length - 1] as ChartPoint)

  return (
    <figure className="sales-chart">
      <figcaption className="chart-legend">
        <span className="legend-now">{t('chart.now')}</span>
        <span className="legend-before">{t('chart.before')}</span>
      </figcaption>
      <div ref={box} className="chart-frame">
        {width !== null && <Drawing {...{ points, unit, measure, width, active }} onActive={setActive} />}
      </div>
      {points.length > 1 && (
        <input
          type="range"
          className="chart-slider"
          aria-label={t('chart.read')}
          aria-valuetext={read}
          min={0}
          max={points.length - 1}
          value={active ?? points.length - 1}
          onChange={(event) => setActive(event.currentTarget.valueAsNumber)}
          onFocus={() => setActive((before) => before ?? points.length - 1)}
        />
      )}
      <p className="chart-reading">{read}</p>
    </figure>
  )
}

type DrawingProps = Omit<SalesChartProps, 'format'> & { width: number; active: number | null; onActive: (index: number | null) => void }

function Drawing({ points, unit, measure, width, active, onActive }: DrawingProps) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const { shortName } = useAxisLabels(unit)
  const id = useId()
  const maxValue = points.reduce((largest, { now, before }) => Math.max(largest, now, before), 0)
  const top = niceAxisMax(maxValue, measure === 'revenue' ? 100_000 : 4)
  const [innerWidth, innerHeight] = [width - frame.left - frame.right, height - frame.top - frame.bottom]
  const slot = innerWidth / points.length
  const x = (index: number) => frame.left + slot * (index + 0.5)
  const y = (value: number) => frame.top + innerHeight * (1 - value / top)
  const everyNth = Math.max(1, Math.ceil(labelWidth / slot))
  const barWidth = Math.min(slot * 0.68, 36)
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height={height}
      onPointerLeave={() => onActive(null)}
    >
      <title id={`${id}-title`}>{t(`chart.caption.${measure}`)}</title>
      <desc id={`${id}-desc`}>{t('chart.description', { count: points.length })}</desc>
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <line x1={frame.left} x2={width - frame.right} y1={y(top * part)} y2={y(top * part)} className="chart-line" />
          <text x={frame.left - 8} y={y(top * part)} dy="0.32em" textAnchor="end" className="chart-text">
            {measure === 'revenue' ? formatShortNumber(top * part, language) : top * part}
          </text>
        </g>
      ))}
      {points.map((point, index) => (
        <g key={point.at} className={index === active ? 'chart-active' : undefined} onPointerEnter={() => onActive(index)}>
          <rect x={x(index) - slot / 2} y={frame.top} width={slot} height={innerHeight} className="chart-slot" />
          <rect
            x={x(index) - barWidth / 2}
            y={y(point.now)}
            width={barWidth}
            height={y(0) - y(point.now)}
            rx={Math.min(3, slot / 6)}
            className="chart-bar"
          />
        </g>
      ))}
      <polyline points={points.map(({ before }, index) => `${x(index)},${y(before)}`).join(' ')} className="chart-before" />
      {points.map(
        ({ at }, index) =>
          index % everyNth === 0 && (
            <text key={at} x={x(index)} y={height - 8} textAnchor="middle" className="chart-text">
              {shortName(at)}
            </text>
          ),
      )}
    </svg>
  )
}

/** The measured width of an element; null until it is mounted. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  // Before the browser paints, so that the card is never seen without its drawing after a navigation.
  useLayoutEffect(() => {
    if (!box.current) return
    const measure = (contentWidth: number) => setWidth(Math.max(240, Math.round(contentWidth)))
    measure(box.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}
