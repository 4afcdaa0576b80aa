import './first-steps.css'
import Circle from 'lucide-react/icons/circle'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Card } from '../parts/card.tsx'
import type { FirstStep } from './read-first-steps.ts'

const places: Record<FirstStep['key'], string> = {
  product: paths.admin.quickProduct(),
  owner: paths.admin.settings({ part: 'owner' }),
  payment: paths.admin.settings({ part: 'payment' }),
  delivery: paths.admin.locations(),
  banner: paths.admin.banners(),
}

/** What is still to be done before a new shop can sell; it goes once everything is there. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] | null }) {
  const { t } = useTranslation('dashboard')
  if (!steps || steps.every(({ isDone }) => isDone)) return null
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card
      title={t('steps.title')}
      actions={<span className="text-soft">{t('steps.count', { done, all: steps.length })}</span>}
      className="first-steps"
    >
      <ol>
        {steps.map(({ key, isDone }) => {
          const Icon = isDone ? CircleCheckBig : Circle
          return (
            <li key={key} data-done={isDone || undefined}>
              <Icon aria-hidden size={22} />
              <span className="min-w-0 grow">
                {isDone ? (
                  <>
                    {t(`steps.${key}`)} <span className="sr-only">({t('steps.done')})</span>
                  </>
                ) : (
                  <Link to={places[key]} className="row-link">
                    {t(`steps.${key}`)}
                  </Link>
                )}
                {!isDone && <span className="block text-sm text-soft">{t(`steps.${key}Why`)}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
