import { useTranslation } from '../i18n/use-translation.ts'
import { type PolicyKind, paths } from '../paths.ts'

/** A policy beside a form: read in a tab of its own, so that nothing typed is left behind. */
export function PolicyLink({ kind, label }: { kind: PolicyKind; label: string }) {
  const { t } = useTranslation()
  return (
    <a href={paths.policy(kind)} target="_blank" rel="noreferrer">
      {label}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  )
}
