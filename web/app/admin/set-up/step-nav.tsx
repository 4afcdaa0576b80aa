import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { type SetUpStep, setUpSteps } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'

/** The five screens: which are done, which is open. On a phone their numbers, with the title of the open one below. */
export function StepNav({ current, done }: { current: SetUpStep; done: readonly SetUpStep[] }) {
  const { t } = useTranslation('setUp')
  return (
    <nav aria-label={t('nav')}>
      <ol className="set-up-steps">
        {setUpSteps.map((step, at) => (
          <li key={step}>
            <Link
              to={adminPaths.setUp(step)}
              preventScrollReset
              aria-current={step === current ? 'step' : undefined}
              data-done={done.includes(step) || undefined}
            >
              {done.includes(step) ? <CircleCheckBig aria-hidden size={18} /> : <span aria-hidden>{at + 1}</span>}
              <span className="set-up-name">{t(`steps.${step}.title`)}</span>
              {done.includes(step) && <span className="sr-only"> ({t('stepDone')})</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
