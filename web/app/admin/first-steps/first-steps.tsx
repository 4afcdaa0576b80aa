import './first-steps.css'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Circle from 'lucide-react/icons/circle'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { Card } from '../components/card.tsx'
import { type FirstStep, isOver, isReady, type StepKey } from './read-first-steps.ts'
import { guidedPath } from './use-guide.ts'

const stepPaths: Record<StepKey, string> = {
  shop: guidedPath(adminPaths.settings({ part: 'brand' })),
  owner: guidedPath(adminPaths.settings({ part: 'owner' })),
  product: guidedPath(adminPaths.quickProduct()),
  delivery: guidedPath(adminPaths.locations()),
  payment: guidedPath(adminPaths.settings({ part: 'payment' })),
  policies: guidedPath(adminPaths.settings({ part: 'policies' })),
  mail: guidedPath(adminPaths.settings({ part: 'mail' })),
  open: paths.home(),
}

/** The guide through the steps a new shop needs before it can sell. Disappears when no step is left. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] | null }) {
  const { t } = useTranslation('dashboard')
  if (!steps || isOver(steps)) return null
  const done = steps.filter(({ isDone }) => isDone).length
  const ready = isReady(steps)
  const next = steps.find(({ isDone, isOptional, key }) => !isDone && !isOptional && (ready || key !== 'open'))?.key
  return (
    <Card
      title={t(ready ? 'steps.ready' : 'steps.title')}
      actions={<span className="text-soft">{t('steps.count', { done, all: steps.length })}</span>}
      className="first-steps"
    >
      <ol>
        {steps.map((step) => (
          <StepRow key={step.key} step={step} isNext={step.key === next} isClosed={step.key === 'open' && !ready} />
        ))}
      </ol>
    </Card>
  )
}

type StepRowProps = {
  step: FirstStep
  isNext: boolean
  /** Locked until the other steps are done. */
  isClosed: boolean
}

function StepRow({ step, isNext, isClosed }: StepRowProps) {
  const { key, isDone, isOptional } = step
  const { t } = useTranslation('dashboard')
  const Icon = isDone ? CircleCheckBig : Circle
  const name = t(`steps.${key}`)
  return (
    <li data-done={isDone || undefined} aria-current={isNext ? 'step' : undefined}>
      <Icon aria-hidden size={22} />
      <span className="min-w-0 grow">
        {isClosed ? (
          name
        ) : (
          <Link to={stepPaths[key]} className="row-link">
            {name}
          </Link>
        )}
        <span className="sr-only"> ({t(isDone ? 'steps.done' : isOptional ? 'steps.optional' : 'steps.toDo')})</span>
        <span className="block text-sm text-soft">{isClosed ? t('steps.openLater') : <StepDetail step={step} />}</span>
      </span>
      {!isClosed && <ChevronRight aria-hidden size={18} />}
    </li>
  )
}

/** The value already set, or why the step is needed. */
function StepDetail({ step: { key, isDone, mail = 'none', methods = [], values } }: { step: FirstStep }) {
  const { t } = useTranslation('dashboard')
  const inLanguage = useBilingual()
  if (key === 'mail') return t(`steps.mailState.${mail}`)
  return isDone ? t(`steps.${key}Is`, { ...values, methods: methods.map(inLanguage).join(', ') }) : t(`steps.${key}Why`)
}
