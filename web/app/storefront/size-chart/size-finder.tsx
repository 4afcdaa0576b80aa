import { type ComponentProps, useId, useState } from 'react'
import type { SizeChart } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { LazyError } from '../../ui/lazy/lazy-error.tsx'
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'
import { findSize, type Measures, type SizeAdvice } from './find-size.rule.ts'
import { readMeasure } from './measures.ts'
import { productTexts } from './product-texts.ts'

/** Includes the growth tables, so it loads when a measure is typed. */
const load = async () => (await import('./growth-advice.tsx')).GrowthAdvice

const limits = { height: { min: 40, max: 150 }, weight: { min: 2, max: 45 }, age: { min: 0, max: 120 } } as const

type SizeFinderProps = {
  chart: SizeChart
  /** The sizes of the product; empty if there is no product. */
  offered: readonly string[]
  onFound: (size: string | undefined) => void
  onApply: ((size: string) => void) | undefined
  /** Measures that are known already, as written. */
  initial?: { height: string; weight: string; age: string }
  /** Saves what was typed as a child's card. */
  onRemember?: (measures: Measures) => void
  /** The level below the heading before it. */
  heading?: 'h2' | 'h3'
}

/** Finds a size by height and weight. Runs in the browser only; a child's measures are never sent. */
export function SizeFinder({ chart, offered, onFound, onApply, initial, onRemember, heading: Heading = 'h3' }: SizeFinderProps) {
  const { t } = useTranslation('shop', productTexts)
  const titleId = useId()
  const [typed, setTyped] = useState(initial ?? { height: '', weight: '', age: '' })
  const measures = { height: readMeasure(typed.height, limits.height), weight: readMeasure(typed.weight, limits.weight) }
  const ageInMonths = readMeasure(typed.age, limits.age)
  const advice = findSize(chart, measures)

  function type(kind: keyof typeof limits, text: string): void {
    const next = { ...typed, [kind]: text }
    setTyped(next)
    onFound(findSize(chart, { height: readMeasure(next.height, limits.height), weight: readMeasure(next.weight, limits.weight) })?.row.size)
  }
  const field = (kind: 'height' | 'weight') => ({
    label: t(`sizes.${kind}Label`),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: typed[kind],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => type(kind, event.target.value),
    error: isOdd(typed[kind], measures[kind]) ? t('sizes.odd', { from: limits[kind].min, to: limits[kind].max }) : undefined,
  })
  return (
    <section className="size-finder" aria-labelledby={titleId}>
      <Heading id={titleId} className="text-lg">
        {t('sizes.find')}
      </Heading>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...field('height')} />
        <TextField {...field('weight')} />
        <TextField
          className="col-span-2"
          label={t('sizes.age')}
          inputMode="numeric"
          autoComplete="off"
          value={typed.age}
          onChange={(event) => type('age', event.target.value)}
        />
      </div>
      <div role="status">{advice && <Advice {...{ advice, chart, measures, ageInMonths, offered, onApply }} />}</div>
      {onRemember && advice && (
        <Button look="text" className="justify-self-start" onClick={() => onRemember(measures)}>
          {t('sizes.remember')}
        </Button>
      )}
      <p className="text-sm text-soft">{t('sizes.private')}</p>
    </section>
  )
}

type AdviceProps = Pick<SizeFinderProps, 'chart' | 'offered' | 'onApply'> & {
  advice: SizeAdvice
  measures: Measures
  ageInMonths: number | null
}

function Advice({ advice, chart, measures, ageInMonths, offered, onApply }: AdviceProps) {
  const { t } = useTranslation('shop', productTexts)
  const { row, fit, isBetween, by } = advice
  const isOffered = offered.length === 0 || offered.includes(row.size)
  const why = fit !== 'fits' ? t(`sizes.${fit}`) : isBetween ? t('sizes.betweenSizes') : t(`sizes.by_${by}`)
  return (
    <div className="size-advice">
      <p>
        <strong>{t('sizes.advice', { size: row.size })}</strong> {why} {t('sizes.guidance')}
      </p>
      {fit !== 'above' && <Growth {...{ chart, row, measures, ageInMonths }} />}
      {!isOffered && <p>{t('sizes.notOffered', { size: row.size })}</p>}
      {onApply && isOffered && fit !== 'above' && (
        <Button className="mt-2" onClick={() => onApply(row.size)}>
          {t('sizes.apply', { size: row.size })}
        </Button>
      )}
    </div>
  )
}

function Growth(props: ComponentProps<Awaited<ReturnType<typeof load>>>) {
  const { component: GrowthAdvice, hasFailed, isLoading, retry } = useLazyComponent(load, true)
  if (GrowthAdvice) return <GrowthAdvice {...props} />
  return hasFailed ? <LazyError isRetrying={isLoading} onRetry={retry} /> : null
}

/** Judged only after a complete number was typed, not after the first digit. */
function isOdd(text: string, value: number | null): boolean {
  return value === null && (text.trim().length > 1 || /[^\d]/.test(text.trim()))
}
