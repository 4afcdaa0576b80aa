import type { PolicyKind } from '../../../contract/policy-kinds.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../paths.ts'

/** A policy link beside a form; opens in a new tab, so that no input is lost. */
export function PolicyLink({ kind, label }: { kind: PolicyKind; label: string }) {
  const { t } = useTranslation()
  return (
    <a href={paths.policy(kind)} target="_blank" rel="noreferrer">
      {label}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  )
}
